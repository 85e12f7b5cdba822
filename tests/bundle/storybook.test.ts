import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { captures, sources } from '#tests/support/sources.ts'

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

test('the OpenAPI document stands beside the pages, where the page of the calls links to it', () => {
  const link = /<a href="([^"]+)"/.exec(readFileSync('stories/docs/Calls.mdx', 'utf8'))?.[1] ?? ''
  // Pages are shown by iframe.html, so an address without a folder works under any sub-path.
  expect(existsSync('storybook-static/iframe.html')).toBe(true)
  expect(read(`storybook-static/${link}`)).toMatchObject({ openapi: expect.stringMatching(/^3\.1\./) })
})

const { externals, untraced } = z.parse(
  z.object({ externals: z.array(z.string()), untraced: z.array(z.string()) }),
  read('chromatic.config.json'),
)
/** Files whose change makes Chromatic photograph everything. */
const externalFiles = new Set(globSync(externals))

/** What Chromatic finds in the built Storybook: the files that a change reaches, or why it photographs everything. */
function trace(...files: string[]): { reached: string[]; everything: string | undefined } {
  const flags = ['--mode', 'compact', ...untraced.flatMap((file) => ['--untraced', file])]
  const { stdout, stderr } = spawnSync('chromatic', ['trace', ...flags, ...files], { encoding: 'utf8' })
  return { reached: captures(stdout, /^— (.*)$/gm), everything: /TurboSnap disabled[^]*/.exec(stderr)?.[0] }
}

test.each([
  ['src/design-system/components/Tag.tsx', 'stories/screens/MyOrdersScreen.stories.tsx'],
  ['src/design-system/pictures/s_404-1200.avif', 'stories/screens/NotFoundScreen.stories.tsx'],
])('a change of %s is photographed in %s, and not everywhere', (file, story) => {
  const { reached, everything } = trace(file)
  expect(everything).toBeUndefined()
  expect(reached).toContain(story)
  expect(reached).not.toContain('stories/components/Button.stories.tsx')
})

/** The preview, which is around every story, needs the pictures' address and the brand's name. */
const inThePreview = ['mocks/pictures.ts', 'mocks/origins.ts', 'mocks/build/toughCookie.ts', 'src/copy/brand.ts']

test('no other file of the shop or the mock server makes Chromatic photograph everything', () => {
  const { modules } = z.parse(
    z.object({ modules: z.array(z.object({ name: z.string() })) }),
    read('storybook-static/preview-stats.json'),
  )
  const files = modules
    .map(({ name }) => name.replace('./', ''))
    .filter((name) => /^(src|mocks)\/.*\.tsx?$/.test(name))
    .filter((name) => !externalFiles.has(name) && !inThePreview.includes(name))
  expect(files.length).toBeGreaterThan(300)
  expect(trace(...files).everything).toBeUndefined()
})

test('style sheets that others import are externals: Chromatic doesn’t look into style sheets', () => {
  const imported = sources('{src,mocks,stories}/**/*.css.ts').flatMap(({ text }) =>
    captures(text, /from '#(.*\.css\.ts)'/g),
  )
  // The importer of the one that is left out imports its component, too.
  const others = imported.filter((file) => file !== 'src/design-system/components/FieldFrame.css.ts')
  expect(others.filter((file) => !externalFiles.has(file))).toEqual([])
})
