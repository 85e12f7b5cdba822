import { printBytes } from '#tests/tools/bench/bytes.ts'
import { describeFigure } from '#tests/tools/bench/figures.ts'
import { firstLoad } from '#tests/tools/bench/firstLoad.ts'
import { longLists } from '#tests/tools/bench/lists.ts'

// Usage: npm run bench [-- bytes | firstLoad | lists ...]. Prints each figure beside its goal, then what is missed.

const benches = { firstLoad, lists: longLists }
const chosen = process.argv.slice(2)
const isChosen = (name: string) => chosen.length === 0 || chosen.includes(name)
const unknown = chosen.filter((name) => name !== 'bytes' && !(name in benches))
if (unknown.length > 0) throw new Error(`There is no bench ${unknown.join(', ')}.`)

process.env.NODE_ENV = 'production'
const missed: string[] = []
if (isChosen('bytes')) await printBytes()
for (const [name, measure] of Object.entries(benches).filter(([key]) => isChosen(key))) {
  console.log(`\n${name}: median, spread, goal, peer`)
  const lines = (await measure()).map(describeFigure)
  console.log(lines.join('\n'))
  missed.push(...lines.filter((line) => line.endsWith('MISSED')))
}
console.log(missed.length === 0 ? '\nEvery goal is met.' : `\nMissed:\n${missed.join('\n')}`)
process.exit()
