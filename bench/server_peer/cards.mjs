// The 120 cards of the peer's game: faces with everything printed on them, and how many copies of each there are.

export const TYPES = ['pinnace', 'flute', 'skiff', 'frigate', 'galleon'];

// Coins/strength of each ship; S is a skull, which nobody repels.
const SHIPS = {
  pinnace: '1/1 1/1 1/1 2/1 2/2 2/2 3/2 3/4 3/4 4/4',
  flute: '1/1 1/1 1/1 2/1 2/2 2/2 3/2 3/5 3/5 4/5',
  skiff: '1/1 1/1 1/1 2/1 2/3 2/3 3/3 3/5 3/5 4/5',
  frigate: '1/1 1/1 1/1 2/3 2/3 2/3 3/6 3/6 3/S 4/S',
  galleon: '1/2 1/2 1/2 2/4 2/4 2/4 3/7 3/7 3/S 4/S',
};

// Cost/influence of each person.
const PERSONS = {
  settler: '4/1 4/1 4/1 4/1 4/1',
  captain: '4/1 4/1 4/1 4/1 4/1',
  priest: '4/1 4/1 4/1 4/1 4/1',
  jack: '6/1 6/1 6/1',
  sailor: '3/1 3/1 3/1 3/1 3/1 3/1 3/1 5/2 5/2 7/3',
  pirate: '5/1 7/2 9/3',
  mademoiselle: '7/2 7/2 9/3 9/3',
  jester: '5/1 7/2 7/2 7/2 9/3',
  admiral: '5/1 7/2 7/2 7/2 9/3 9/3',
  governor: '8/0 8/0 8/0 8/0',
};

const REQUESTS = [
  { id: 'exp-cc', needs: { captain: 2 }, coins: 3, influence: 3 },
  { id: 'exp-pp', needs: { priest: 2 }, coins: 3, influence: 3 },
  { id: 'exp-ss', needs: { settler: 2 }, coins: 3, influence: 3 },
  { id: 'exp-ccs', needs: { captain: 2, settler: 1 }, coins: 4, influence: 5 },
  { id: 'exp-pps', needs: { priest: 2, settler: 1 }, coins: 4, influence: 5 },
  { id: 'exp-cps', needs: { captain: 1, priest: 1, settler: 1 }, coins: 4, influence: 4 },
];

const capital = (name) => name[0].toUpperCase() + name.slice(1);

function ship(type, text) {
  const [coins, strength] = text.split('/');
  const words = `${capital(type)} with ${coins} coins, strength ${strength === 'S' ? 'skull' : strength}`;
  const needed = strength === 'S' ? null : +strength;
  return { id: `${type}-${coins}-${strength}`, words, kind: 'ship', type, coins: +coins, strength: needed };
}

function person(name, text, type) {
  const [cost, influence] = text.split('/').map(Number);
  const id = type ? `${name}-${type}-${cost}` : `${name}-${cost}`;
  const words = `${capital(name)}${type ? ` (${type})` : ''} for ${cost} coins, influence ${influence}`;
  const face = { id, words, kind: 'person', person: name, cost, influence };
  return type ? { ...face, type } : face;
}

function everyCard() {
  const cards = [];
  for (const [type, list] of Object.entries(SHIPS)) cards.push(...list.split(' ').map((text) => ship(type, text)));
  for (const type of TYPES) cards.push(person('trader', '3/1', type), person('trader', '5/2', type));
  for (const [name, list] of Object.entries(PERSONS)) cards.push(...list.split(' ').map((text) => person(name, text)));
  cards.push(...REQUESTS.map((row) => ({ ...row, words: `Request ${row.id}`, kind: 'request' })));
  for (let i = 0; i < 4; i++) cards.push({ id: 'tax', words: 'Tax Increase', kind: 'tax' });
  return cards;
}

const CARDS = everyCard();

export const DECK = CARDS.map((card) => card.id);
export const FACES = Object.fromEntries(CARDS.map((card) => [card.id, card]));
