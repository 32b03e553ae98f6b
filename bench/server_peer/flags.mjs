// Reads `--name value` and `--name`; anything unknown or not a number ends the script with a line that names the flag.

export function refuse(words) {
  console.error(words);
  process.exit(2);
}

/** `known` gives each flag its default: a number or null wants a number, a boolean stands alone. */
export function flags(known) {
  const given = { ...known };
  const words = process.argv.slice(2);
  while (words.length) {
    const word = words.shift();
    const name = word.replace(/^--/, '');
    if (!word.startsWith('--') || !Object.hasOwn(known, name)) {
      refuse(`${word}: there is no such flag; there are ${Object.keys(known).map((k) => `--${k}`).join(', ')}`);
    }
    given[name] = value(name, known[name], words);
  }
  return given;
}

function value(name, usual, words) {
  if (typeof usual === 'boolean') return true;
  const word = words.shift();
  if (typeof usual === 'string') return word ?? refuse(`--${name} wants a value`);
  if (!/^\d+(\.\d+)?$/.test(word ?? '')) refuse(`--${name} wants a number, not ${word ?? 'nothing'}`);
  return Number(word);
}
