import { expect, test } from 'vitest'
import { signatureOf } from '#tests/tools/visual/difference.ts'
import { renderReport } from '#tests/tools/visual/report/writeReport.ts'

test('differences of the same form have the same signature, wherever they are', () => {
  expect(signatureOf(4, [10, 11], [5, 6])).toBe(signatureOf(4, [90, 91], [0, 1]))
  expect(signatureOf(4, [10, 11], [5, 6])).not.toBe(signatureOf(4, [10, 12], [5, 6]))
  expect(signatureOf(4, [10, 11], [5, 6])).not.toBe(signatureOf(3, [10, 11], [5, 6]))
})

test('the report is one page without other files, and a text in its data cannot end its script', async () => {
  const failure = { title: 'A', name: 'One', story: 'a--one', mode: 'desk light', build: 'after' as const }
  const page = await renderReport({
    compared: 'with main',
    same: 0,
    changes: [],
    failures: [{ ...failure, failure: '</script><b>$&' }],
    beforeUrl: '',
    afterUrl: '',
  })
  expect(page.match(/<\/script>/g)).toHaveLength(2)
  expect(page).toContain(String.raw`\u003c/script>\u003cb>$&`)
  expect(page).not.toMatch(/<link|<img|src="|import .* from/)
})
