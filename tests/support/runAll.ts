import { mkdirSync, rmSync } from 'node:fs'
import { readChangedFiles } from '#tests/support/changedFiles.ts'
import { describeLeftOut, findChangedTests } from '#tests/support/changedTests.ts'
import { readImports } from '#tests/support/importGraph.ts'
import { choices, partsOfChange, reportFolder, type Part, type Stage } from '#tests/support/parts.ts'
import { add, describeTime, nothing, runPart, type Count } from '#tests/support/runPart.ts'

const [choice = 'all', ref] = process.argv.slice(2)

/** The parts that the arguments choose. */
function choose(): readonly Stage[] {
  if (choice === '--changed') {
    const graph = readImports()
    const tests = findChangedTests(readChangedFiles(ref), graph)
    console.log(describeLeftOut(tests, graph))
    return [partsOfChange(tests)]
  }
  const stages = choices[choice]
  if (!stages) throw new Error(`There is no ${choice}, but ${Object.keys(choices).join(', ')} and --changed.`)
  return stages
}

let hasWhatItNeeds = true

async function runInTurn(parts: readonly Part[]): Promise<Count> {
  let total = nothing
  for (const part of parts) {
    if (!hasWhatItNeeds) break
    const count = await runPart(part)
    if (part.isRequired && count.failed > 0) hasWhatItNeeds = false
    total = add(total, count)
  }
  return total
}

/** Usage: npm test [-- unit | stories | shop | demo | check | builds | --changed [ref]]. Everything without an argument. */
const stages = choose()
rmSync(reportFolder, { recursive: true, force: true })
mkdirSync(reportFolder, { recursive: true })

let total = nothing
for (const lists of stages) total = (await Promise.all(lists.map(runInTurn))).reduce(add, total)
console.log(describeTime('all', 0))
if (total.repeated > 0) console.log(`${total.repeated} passed only the second time`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
