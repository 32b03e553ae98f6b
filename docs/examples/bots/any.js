#!/usr/bin/env node
// A bot that plays any game: an option at random, and seldom one that ends or passes while there is more to do.
// See docs/line-protocol.md.
const { createInterface } = require('node:readline')

let options = []
const active = (option) => !/^(done|end|none|pass|stop)/.test(option.label)
createInterface({ input: process.stdin }).on('line', (line) => {
  const [word, first, label] = line.split(' ')
  if (word === 'cothon') console.log('ready Any JavaScript')
  if (word === 'ask') options = []
  if (word === 'option') options.push({ id: first, label })
  if (word === 'choose') {
    const better = options.some(active) && Math.random() < 0.7 ? options.filter(active) : options
    console.log(`do ${first} ${better[Math.floor(Math.random() * better.length)].id}`)
  }
  if (word === 'quit') process.exit()
})
