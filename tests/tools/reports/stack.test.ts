import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeStacks, sourceOf } from '#tests/tools/reports/stack.ts'

let maps = ''

beforeEach(() => {
  maps = mkdtempSync(join(tmpdir(), 'maps-'))
  mkdirSync(join(maps, 'assets'))
  // The first line: column 0 is line 3, column 2 of the source, named `pay`; column 10 has no source.
  const map = { version: 3, names: ['pay'], sources: ['../../src/payment/pay.ts'], mappings: 'AAEEA,U' }
  writeFileSync(join(maps, 'assets', 'a.js.map'), JSON.stringify(map))
})
afterEach(() => rmSync(maps, { recursive: true }))

it('finds the line of the source', () => {
  expect(sourceOf('assets/a.js:1:5', maps)).toBe('src/payment/pay.ts:3:3 pay')
})

it('says why it finds none', () => {
  expect(sourceOf('assets/b.js:1:5', maps)).toBe('no source map: another release?')
  expect(sourceOf('assets/a.js:1:12', maps)).toBe('not from a file of the source')
})

it('describes each report that has a stack', () => {
  const error = { type: 'error', body: { name: 'TypeError', release: '77b6a79', stack: ['assets/a.js:1:5'] } }
  const reports = [error, { type: 'failed-call', body: { call: 'getParts' } }, { type: 'error', body: { stack: [] } }]
  expect(describeStacks(reports, maps)).toBe(`error {"release":"77b6a79","name":"TypeError"}
  assets/a.js:1:5  src/payment/pay.ts:3:3 pay

error {}
  no place in the shop’s own files`)
  expect(describeStacks(error, maps)).toContain('src/payment/pay.ts:3:3')
})

it('refuses what is no report', () => {
  expect(() => describeStacks('text', maps)).toThrow('Invalid input')
})
