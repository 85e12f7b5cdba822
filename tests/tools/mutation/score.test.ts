import { expect, it } from 'vitest'
import { countMutants, describeScore, scoreOf } from '#tests/tools/mutation/score.ts'

const mutants = (...statuses: Parameters<typeof countMutants>[0][number]['status'][]) =>
  countMutants(statuses.map((status) => ({ status })))

it('an endless mutant is noticed, an untested one is not, and one that can’t run counts nowhere', () => {
  expect(mutants('Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored', 'RuntimeError', 'CompileError')).toEqual({
    noticed: 2,
    unnoticed: 2,
    ignored: 1,
  })
})

it('ignored mutants don’t change the score', () => {
  expect(scoreOf({ noticed: 9, unnoticed: 1, ignored: 90 })).toBe(0.9)
})

it('a folder without mutants has not been tested', () => {
  expect(scoreOf(mutants('Ignored'))).toBe(0)
})

it('names the folder, its score rounded down, and the counts', () => {
  expect(describeScore('api', { noticed: 8999, unnoticed: 1001, ignored: 2 })).toBe(
    'api              89.9 %  8999 noticed, 1001 unnoticed, 2 ignored',
  )
})
