import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { captures, sources } from '#tests/support/sources.ts'

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

const { modules } = z.parse(
  z.object({ modules: z.array(z.object({ name: z.string() })) }),
  read('storybook-static/preview-stats.json'),
)
const { entries } = z.parse(
  z.object({ entries: z.record(z.string(), z.object({ type: z.string(), importPath: z.string() })) }),
  read('storybook-static/index.json'),
)
const storyFiles = Object.values(entries).flatMap(({ type, importPath }) =>
  type === 'story' ? [importPath.replace('./', '')] : [],
)

const { externals, untraced } = z.parse(
  z.object({ externals: z.array(z.string()), untraced: z.array(z.string()) }),
  read('chromatic.config.json'),
)
/** Files whose change makes Chromatic photograph everything. */
const externalFiles = new Set(globSync(externals))

/** What Chromatic finds in the built Storybook: the story files that a change reaches, or why it photographs everything. */
function trace(...files: string[]): { reached: string[]; everything: string | undefined } {
  const flags = ['--mode', 'compact', ...untraced.flatMap((file) => ['--untraced', file])]
  const { stdout, stderr } = spawnSync('chromatic', ['trace', ...flags, ...files], { encoding: 'utf8' })
  return {
    reached: captures(stdout, /^— (.*)$/gm),
    everything: /TurboSnap disabled[^]*/.exec(stderr)?.[0],
  }
}

/** The share of all stories that Chromatic photographs after a change. Percent. */
function shareOf(file: string): number {
  const { reached, everything } = trace(file)
  if (everything !== undefined || externalFiles.has(file)) return 100
  return (storyFiles.filter((story) => reached.includes(story)).length / storyFiles.length) * 100
}

test('a component reaches the stories that show it, and no others', () => {
  const { reached } = trace('src/design-system/components/Tag.tsx')
  expect(reached).toContain('stories/components/Tag.stories.tsx')
  expect(reached).toContain('stories/screens/MyOrdersScreen.stories.tsx')
  expect(reached).toContain('stories/wired/MyOrdersScreen.stories.tsx')
  expect(reached).not.toContain('stories/components/Button.stories.tsx')
  expect(reached).not.toContain('stories/screens/LoginScreen.stories.tsx')
})

test('a picture of the shop reaches the stories that import the pictures, and no others', () => {
  const { reached } = trace('src/design-system/pictures/s_404-1200.avif')
  expect(reached).toContain('stories/screens/NotFoundScreen.stories.tsx')
  expect(reached).not.toContain('stories/components/Button.stories.tsx')
})

test('the page of a screen and the list of screens reach no story: they are not in its picture', () => {
  const { reached } = trace('stories/support/ScreenPage.tsx', 'stories/start/screens.ts')
  expect(storyFiles.filter((story) => reached.includes(story))).toEqual([])
})

/** A change of one file, and how many percent of the stories Chromatic photographs again at most. */
const changes = [
  { what: 'the label of a status', file: 'src/design-system/components/Tag.tsx', atMost: 30 },
  { what: 'the words of the payment page', file: 'src/copy/payment.ts', atMost: 25 },
  { what: 'the orders of the mock shop', file: 'mocks/seed/orders.ts', atMost: 20 },
  { what: 'a token of the theme', file: 'src/design-system/theme/tokens.css.ts', atMost: 100 },
]

test.each(changes)('$what: at most $atMost % of the stories', ({ file, atMost }) => {
  const share = shareOf(file)
  expect(share).toBeLessThanOrEqual(atMost)
  expect(share, 'much less: write down the new share').toBeGreaterThan(atMost - 15)
})

/** The preview, which is around every story, needs the pictures' address and the brand's name. */
const inThePreview = ['mocks/pictures.ts', 'mocks/origins.ts', 'mocks/build/toughCookie.ts', 'src/copy/brand.ts']

test('no other file of the shop or the mock server makes Chromatic photograph everything', () => {
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
  // Its importer's component imports it too.
  const reachedOtherwise = ['src/design-system/components/FieldFrame.css.ts']
  expect(new Set(imported).size).toBeGreaterThan(5)
  expect([...new Set(imported)].filter((file) => !externalFiles.has(file) && !reachedOtherwise.includes(file))).toEqual(
    [],
  )
})
