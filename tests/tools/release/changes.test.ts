import { expect, test } from 'vitest'
import { closeNextSection, findNotes } from '#tests/tools/release/changes.ts'

const page = '# What changed\n\n## Next\n\n- Blue.\n\n## 0.1.0 · 1 Jan 2026\n\n- Red.\n'
const date = new Date('2026-11-26T23:00:00Z')

test('the notes below “Next” get the heading of the new version, and can be read by version', () => {
  const closedPage = closeNextSection(page, '0.2.0', date)
  expect(closedPage).toContain('\n## 0.2.0 · 26 Nov 2026\n\n- Blue.\n\n## 0.1.0 · 1 Jan 2026\n')
  expect([findNotes(closedPage, '0.2.0'), findNotes(closedPage, '0.1.0')]).toEqual(['- Blue.', '- Red.'])
})

test('a version without notes is rejected', () => {
  for (const text of [page.replace('- Blue.', ''), page.replace('Next', '0.1.1 · 2 Jan 2026')])
    expect(() => closeNextSection(text, '0.2.0', date)).toThrow('Write first what changed')
  expect(() => findNotes(page, '0.1')).toThrow('has no notes on 0.1')
})
