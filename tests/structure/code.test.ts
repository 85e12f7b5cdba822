import { expect, test } from 'vitest'
import { rawLengths } from '#tests/support/rawLengths.ts'
import { allSources, findings, sources } from '#tests/support/sources.ts'

// What the linter has no rule for. Each finding is a place, `path:line`.

const files = allSources().filter(({ path }) => path !== 'tests/structure/code.test.ts')

test.each([
  ['import.meta.url becomes a path by fileURLToPath: folders have spaces', /import\.meta\.url\)\.pathname/g],
  [
    'no text is looked for in the focused element: without a focus it is the page',
    /expect\(document\.activeElement\)\.toHaveTextContent.*/g,
  ],
  ['the setter of a state isOpen is setIsOpen', /const \[is\w+, set(?!Is)\w+\]/g],
])('%s', (_rule, pattern) => {
  expect(findings(files, pattern)).toEqual([])
})

test('the design system takes its colours from the theme', () => {
  const drawn = sources('src/design-system/{components,blocks,screens}/**/*.{ts,tsx}')
  expect(findings(drawn, /#[\da-f]{3,8}\b(?!\/)|\b(rgb|hsl|oklch|oklab|lab|lch)a?\([^)]*\)/gi)).toEqual([])
})

test('the design system takes its lengths from the theme or gives a reason', () => {
  const drawn = sources('src/**/*.{ts,tsx}', 'stories/**/*.css.ts').filter(({ path }) => !path.includes('/theme/'))
  expect(drawn.flatMap(rawLengths)).toEqual([])
})

test.each([
  ['x.css.ts', 'style({ padding: `${space[8]} -0.5rem` })', '-0.5rem'],
  ['x.css.ts', 'style({ width: 44 })', 'width: 44'],
  ['x.tsx', 'const x = <p style={{ width: 44 }} />', 'width: 44'],
])('a raw length without a reason is found: %s %s', (path, text, found) => {
  expect(rawLengths({ path, text })).toEqual([expect.stringContaining(`${path}:1 ${found}: take or make a token`)])
  expect(rawLengths({ path, text: `// raw: the gap of two\n${text}` })).toEqual([])
})
