import sharp from 'sharp'
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isSelected, readTraceConfig } from '#tests/tools/visual/selection.ts'
import { projectDir } from '#tests/tools/visual/folders.ts'
import { readModes } from '#tests/tools/visual/modes.ts'
import { writeReport } from '#tests/tools/visual/reporter.ts'
import { isOutdated, createThumbnail } from '#tests/tools/visual/thumbnails.ts'

const createStyles = (width: string, height: string) => ({ styles: { width, height } })
const viewport = { options: { small: createStyles('320px', '640px'), desk: createStyles('1280px', '900px') } }
const [small, desk] = [
  { viewport: 'small', theme: 'light' },
  { viewport: 'desk', theme: 'light' },
]
const getModeNames = (chromatic: object) =>
  readModes({ viewport, chromatic }).map((modes) => modes.map(({ name }) => name).join())

test('a story’s enabled modes are grouped by window size', () => {
  const modes = { small, 'small dark': { ...small, theme: 'dark' }, desk, off: { ...desk, disable: true } }
  expect(getModeNames({ modes })).toEqual(['small,small dark', 'desk'])
  expect(getModeNames({ modes, disableSnapshot: true })).toEqual([])
})

test('a mode that the pictures can’t show is an error', () => {
  expect(() => getModeNames({ modes: { odd: { ...desk, viewport: 'watch' } } })).toThrow(/'watch'/)
  expect(() => getModeNames({ modes: { odd: { ...desk, locale: 'de' } } })).toThrow(/locale/)
  expect(() => getModeNames({ modes: {}, delay: 300 })).toThrow(/delay/)
})

test('each path in the configuration of Chromatic exists', () => {
  const { externals, untraced } = readTraceConfig()
  const missingPaths = [...externals, ...untraced].filter((path) => globSync(path, { cwd: projectDir }).length === 0)
  expect(missingPaths).toEqual([])
})

test('stories are selected by the beginnings of their titles, and by the files that a change affects', () => {
  const title = 'Screens/Public/Tools'
  const importPath = './stories/screens/PartsScreen.stories.tsx'
  const isStorySelected = (only: string[], files: string[] | null = null) =>
    isSelected({ only, files }, { title, importPath })
  expect(isStorySelected([])).toBe(true)
  expect(isStorySelected(['Journeys', 'Screens/Public'])).toBe(true)
  expect(isStorySelected(['Screens/Pub'])).toBe(false)
  expect(isStorySelected([], [importPath.slice(2)])).toBe(true)
  expect(isStorySelected([], [])).toBe(false)
})

/** Creates a picture like that of a story, with dark boxes on a light background. */
const createPicture = (...boxes: [left: number, top: number, width: number, height: number][]): Promise<Buffer> => {
  const base = sharp({ create: { width: 1280, height: 1400, channels: 3, background: '#f6f5f1' } })
  const composites = boxes.map(([left, top, width, height]) => ({
    left,
    top,
    input: { create: { width, height, channels: 3 as const, background: '#181d22' } },
  }))
  return base.composite(composites).png().toBuffer()
}

const folder = mkdtempSync(join(tmpdir(), 'thumbnail-'))
const file = join(folder, 'current.avif')
const line = [100, 100, 400, 20] as const
writeFileSync(file, await createThumbnail(await createPicture([...line])))
afterAll(() => rmSync(folder, { recursive: true }))

test.each([
  ['is up to date when its story looks the same', [[...line]], false],
  ['is up to date after a change below the part that it shows', [[...line], [100, 900, 600, 200]], false],
  ['is out of date when its story shows one word more', [[...line], [100, 400, 60, 12]], true],
] satisfies [string, Parameters<typeof createPicture>, boolean][])(
  'a thumbnail %s',
  async (_title, boxes, expected) => {
    expect(await isOutdated(file, await createPicture(...boxes))).toBe(expected)
  },
)

test('a thumbnail whose file is missing is out of date', async () => {
  expect(await isOutdated(join(folder, 'none.avif'), await createPicture())).toBe(true)
})

test('the report shows a changed story before and after, and other errors', () => {
  const path = join(folder, 'changed.png')
  writeFileSync(path, '')
  const attachments = ['expected', 'actual', 'diff'].map((side) => ({
    name: `home--in-the-shop/desk light-${side}.png`,
    path,
    contentType: 'image/png',
  }))
  const errors = [{ message: 'Error: expect(page).toHaveScreenshot(expected) failed' }, { message: 'no <h1>' }]
  const test = { title: 'Screens/Public/Home › In the shop', ok: () => false }
  const report = writeReport([{ test, result: { attachments, errors } }], folder)
  expect(report).toMatch(/Home › In the shop.*no &lt;h1>.*desk light.*Before.*After.*<details>/s)
  expect(report.match(/<img/g)).toHaveLength(3)
  expect(report).not.toContain('toHaveScreenshot')
})
