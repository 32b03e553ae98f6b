// A bot for a server: it sits down where a link leads, and takes options at random. See docs/write-a-bot.md.
//
// COTHON_TOKEN=... node http_bot.mjs http://127.0.0.1:8710/table/TABLE?key=KEY
import { setTimeout as sleep } from 'node:timers/promises'

const [table, key = ''] = process.argv[2].replace('/table/', '/tables/').split('?key=')
const headers = { Authorization: `Bearer ${process.env.COTHON_TOKEN}`, 'Content-Type': 'application/json' }
const post = (what, said) => fetch(`${table}/${what}`, { method: 'POST', headers, body: JSON.stringify(said) })
const entropy = crypto.randomUUID().replaceAll('-', '')
console.log(await (await post('join', { key, entropy })).text())
let rest = ''
for await (const part of (await fetch(`${table}/stream`, { headers })).body.pipeThrough(new TextDecoderStream())) {
  const lines = (rest + part).split('\n')
  rest = lines.pop()
  for (const line of lines.filter((one) => one.startsWith('data: '))) {
    const told = JSON.parse(line.slice(6))
    const { offers = [], version, ended } = told.position ?? told
    if (ended) process.exit(console.log(ended.reason))
    if (!offers.length) continue
    const answer = { do: offers[Math.floor(Math.random() * offers.length)].id, at: version }
    while ([429, 503].includes((await post('do', answer)).status)) await sleep(1000)
  }
}
