import { expect, test } from 'vitest'
import { readAllSources, findMatches, readSources } from '#tests/support/sources.ts'

// Tests for patterns that no linter rule covers. Each finding is a position, `path:line`.

const files = readAllSources().filter(({ path }) => path !== 'tests/structure/code.test.ts')

test.each([
  [
    'import.meta.url is converted by fileURLToPath(…), because .pathname encodes the spaces in folder names',
    /import\.meta\.url\)\.pathname/g,
  ],
  [
    'no test expects a text in document.activeElement, which is the whole body if nothing is focused',
    /expect\(document\.activeElement\)\.toHaveTextContent.*/g,
  ],
  [
    'npm and programs of packages start through tests/support/programs.ts, because Windows needs their full name',
    /\b(?:spawn|exec\w*)\(\s*'(?:npm|npx|playwright|vite|vitest|test-storybook)'/g,
  ],
  ['the setter of a boolean state keeps its “is”, as in isOpen and setIsOpen', /const \[is\w+, set(?!Is)\w+\]/g],
])('%s', (_rule, pattern) => {
  expect(findMatches(files, pattern)).toEqual([])
})

test('the design system takes its colours from the theme: vars.color.…', () => {
  const files = readSources('src/design-system/{components,blocks,screens}/**/*.{ts,tsx}')
  expect(findMatches(files, /#[\da-f]{3,8}\b(?!\/)|\b(rgb|hsl|oklch|oklab|lab|lch)a?\([^)]*\)/gi)).toEqual([])
})

/**
 * Matches a length with a unit, unless its line or the line above states a reason: `// raw: the width of two figures`.
 */
const rawLength =
  /(?<!\/\/ raw: .*\n)^(?!.*\/\/ raw: \S+ \S+|\s*(?:\/\/|\/?\*)).*(?<![\w.#-])(?!100[sld]?v[wh]\b|1lh\b)(?=[\d.]*[1-9])\d*\.?\d+(?:px|r?em|ch|r?lh|[sld]?v[whib]|cq[whib])\b.*/gm

test('the design system takes its lengths from the theme, or states a reason: // raw: the width of two figures', () => {
  const files = readSources('src/**/*.{ts,tsx}', 'stories/**/*.css.ts').filter(({ path }) => !path.includes('/theme/'))
  expect(findMatches(files, rawLength)).toEqual([])
  expect(findMatches([{ path: 'x.css.ts', text: 'style({ padding: `${space[8]} 0.5rem` })' }], rawLength)).toHaveLength(
    1,
  )
})
