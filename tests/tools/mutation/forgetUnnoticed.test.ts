import { expect, it } from 'vitest'
import { forgetUnnoticed } from '#tests/tools/mutation/forgetUnnoticed.ts'

const report = (...statuses: string[]) => ({
  schemaVersion: '1.0',
  files: { 'src/a.ts': { source: 'a', mutants: statuses.map((status, id) => ({ id, status })) } },
})

it('keeps what was noticed, and everything else of the report', () => {
  const json = JSON.stringify(report('Killed', 'Timeout', 'Survived', 'NoCoverage', 'RuntimeError'))
  expect(JSON.parse(forgetUnnoticed(json))).toEqual(report('Killed', 'Timeout'))
})

it('refuses what is no report', () => {
  expect(() => forgetUnnoticed('{}')).toThrow('files')
})
