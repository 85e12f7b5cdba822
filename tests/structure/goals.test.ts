import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as goals from '#tests/tools/bench/goals.ts'
import budgets from '#tests/budgets.json' with { type: 'json' }

const page = readFileSync('stories/docs/RulesGoals.mdx', 'utf8')

/** The text of a goal on the page. */
const textOf = (id: string): string => page.split(/^- \*\*/m).find((section) => section.startsWith(`${id} `)) ?? ''

test.each([
  ['SPEED-1', `${budgets.firstLoadJs.goalKB} kB`],
  ['SPEED-2', `${budgets.routeJs.goalKB} kB`],
  ['SPEED-2', `${budgets.page.goalKB} kB`],
  ['SPEED-3', `${goals.timesByHand.largestPaintPhone} ×`],
  ['SPEED-3', `${goals.timesByHand.largestPaintDesktop} ×`],
  ['SPEED-5', `${goals.longListMs} ms`],
  ['SPEED-6', `${goals.blockingMs.total} ms`],
  ['SPEED-6', `${goals.blockingMs.task} ms`],
  ['SPEED-6', `${goals.timesHundredParts} ×`],
  ['SPEED-7', `${goals.longTable.firstRowsMs} ms`],
  ['SPEED-7', `${goals.longTable.heapMB} MB`],
  ['SPEED-8', `${goals.timesByHand.firstCard} ×`],
  ['SPEED-9', `${goals.timesProduction} ×`],
  ['SPEED-18', `${budgets.thumbnails.goalKB} kB`],
])('%s says %s, as its test or bench does', (id, figure) => {
  expect(textOf(id)).toContain(figure)
})
