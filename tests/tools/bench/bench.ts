import { describeFigure } from '#tests/tools/bench/figures.ts'

// Usage: npm run bench [-- bytes | firstLoad | lists ...]. Prints each figure with its goal, and at the end the missed
// goals.

// NODE_ENV must be set before the imports load React, because it selects React's production build.
process.env.NODE_ENV = 'production'
const { printFirstLoadSizes } = await import('#tests/tools/bench/bytes.ts')
const { measureFirstLoad } = await import('#tests/tools/bench/firstLoad.ts')
const { measureLongLists } = await import('#tests/tools/bench/lists.ts')

const measureFunctions = { firstLoad: measureFirstLoad, lists: measureLongLists }
const selectedNames = process.argv.slice(2)
const isSelected = (name: string) => selectedNames.length === 0 || selectedNames.includes(name)
const unknownNames = selectedNames.filter((name) => name !== 'bytes' && !(name in measureFunctions))
if (unknownNames.length > 0) throw new Error(`There is no bench ${unknownNames.join(', ')}.`)

const missedGoals: string[] = []
if (isSelected('bytes')) await printFirstLoadSizes()
const selectedMeasurements = Object.entries(measureFunctions).filter(([name]) => isSelected(name))
for (const [name, measure] of selectedMeasurements) {
  console.log(`\n${name}: median, spread, goal, peer`)
  const lines = (await measure()).map(describeFigure)
  console.log(lines.join('\n'))
  missedGoals.push(...lines.filter((line) => line.endsWith('MISSED')))
}
if (missedGoals.length > 0) console.log(`\nMissed:\n${missedGoals.join('\n')}`)
else if (selectedMeasurements.length > 0) console.log('\nEvery goal is met.')
process.exit()
