import { mkdirSync, rmSync } from 'node:fs'
import { choicesOf, reportFolder, stagesOfChange, type Part, type Stage } from '#tests/support/parts.ts'
import { add, describeTime, runPart, type Count } from '#tests/support/runPart.ts'

/**
 * Usage: npm test [-- unit | stories | shop | demo | check | builds | --changed [ref]]; without a word the first four.
 * `npm run test:all` is the same with --all: what is left out by day runs, too.
 */
const [choice = 'all', ref] = process.argv.slice(2).filter((arg) => arg !== '--all')
const isRelease = process.argv.includes('--all')
// The one place that sets it: tables of unit tests, stories and Playwright's tags look at it.
if (isRelease) process.env.TEST_LEVEL = 'all'

/** The parts that the arguments choose. */
function choose(): readonly Stage[] {
  if (choice === '--changed') return stagesOfChange(ref)
  const choices = choicesOf(isRelease)
  const stages = choices[choice]
  if (!stages) throw new Error(`There is no ${choice}, but ${Object.keys(choices).join(', ')} and --changed.`)
  return stages
}

let total: Count = { passed: 0, failed: 0, repeated: 0 }
let hasWhatItNeeds = true

async function runInTurn(parts: readonly Part[]): Promise<void> {
  for (const part of parts) {
    if (!hasWhatItNeeds) return
    const count = await runPart(part)
    if (part.isRequired && count.failed > 0) hasWhatItNeeds = false
    total = add(total, count)
  }
}

const stages = choose()
rmSync(reportFolder, { recursive: true, force: true })
mkdirSync(reportFolder, { recursive: true })
for (const lists of stages) await Promise.all(lists.map(runInTurn))
console.log(describeTime('all', 0))
if (total.repeated > 0) console.log(`${total.repeated} passed only the second time`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
