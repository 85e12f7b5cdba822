import { expect, it } from 'vitest'
import { mistakes } from '#stories/docs/deploying/mistakes.ts'
import { jsonOf, Report, textOf } from '#tests/tools/smoke/report.ts'

it('says what is wrong, where, and how to fix it; the same at more addresses is one finding', () => {
  const report = new Report()
  for (const path of ['a', 'b', 'c', 'd', 'd'])
    report.wrong('header-missing', 'x-frame', `https://shop.example/${path}`)
  expect(report.findings).toHaveLength(1)
  const text = textOf(report)
  expect(text).toContain(`WRONG  ${mistakes['header-missing'].title}: x-frame`)
  expect(text).toContain('https://shop.example/c and 1 more')
  expect(text).toContain(mistakes['header-missing'].fix)
  expect(text).toMatch(/\n1 wrong$/)
})

it('says that nothing was found', () => {
  expect(textOf(new Report())).toContain('Nothing wrong was found.')
})

it('never shows a password, a token or a whole key', () => {
  const report = new Report()
  report.hide('Workshop!25', '')
  const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhIn0.c2lnbmF0dXJl'
  const secrets = ['Workshop!25', 'sk_live_51HabcdefGHI', 'pk_live_51HabcdefGHI', 'AIzaSyA1234567890abcdef', token]
  for (const secret of secrets) {
    report.wrong('console-error', `failed with ${secret}`, `https://shop.example/?key=${secret}`)
    report.note(secret)
    report.skip(secret)
  }
  const shown = textOf(report) + jsonOf(report)
  expect(secrets.filter((secret) => shown.includes(secret))).toEqual([])
  expect(shown).toContain('pk_live_51Ha…')
})
