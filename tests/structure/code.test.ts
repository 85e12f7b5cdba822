import { describe, expect, test } from 'vitest'
import { rawLengths } from '#tests/support/rawLengths.ts'
import { allSources, findings, lineAt, sources, walk, type Source } from '#tests/support/sources.ts'

/** The structure tests contain the forbidden patterns themselves. */
const isOutsideStructure = ({ path }: Source) => !path.startsWith('tests/structure/')

/** Longest file of each kind, in lines; a file belongs to the first row it matches. */
const lineLimits: [RegExp, number][] = [
  [/^src\/routes\/.*Route\.tsx$/, 60],
  [/^src\/design-system\/screens\/.*\.tsx$/, 150],
  [/^mocks\/handlers\//, 80],
  [/^(src|mocks)\/.*\.tsx$/, 120],
]

describe('files', () => {
  test('stay small', () => {
    const long = allSources().flatMap(({ path, text }) => {
      const limit = lineLimits.find(([kind]) => kind.test(path))?.[1]
      const lines = text.trimEnd().split('\n').length
      return limit && lines > limit ? [`${path}: ${lines} lines, at most ${limit}`] : []
    })
    expect(long).toEqual([])
  })

  test('contain no to-do comments', () => {
    expect(findings(allSources().filter(isOutsideStructure), /\b(TODO|FIXME|XXX|HACK)\b.*/g)).toEqual([])
  })

  test('are no barrels: they re-export nothing', () => {
    expect(findings(allSources().filter(isOutsideStructure), /^export (type )?(\*|\{[^}]*\}) from .*$/gm)).toEqual([])
  })

  test('turn a module’s address into a path by fileURLToPath: folders have spaces and umlauts', () => {
    expect(findings(allSources().filter(isOutsideStructure), /import\.meta\.url\)\.pathname/g)).toEqual([])
  })

  test('don’t look for a text in the focused element: without a focus it is the page, which has every text', () => {
    const files = allSources().filter(isOutsideStructure)
    expect(findings(files, /expect\(document\.activeElement\)\.toHaveTextContent.*/g)).toEqual([])
  })

  test("use no import('…') types, which the linter does not check", () => {
    const found = allSources().flatMap((file) => {
      const lines: string[] = []
      walk(file, {
        TSImportType: (node) => void lines.push(`${file.path}:${lineAt(file.text, node.start)} ${node.source.value}`),
      })
      return lines
    })
    expect(found).toEqual([])
  })
})

describe('the design system', () => {
  test('takes its colours from the theme', () => {
    const files = sources('src/design-system/{components,blocks,screens}/**/*.{ts,tsx}')
    expect(findings(files, /#[\da-f]{3,8}\b(?!\/)|\b(rgb|hsl|oklch|oklab|lab|lch)a?\([^)]*\)/gi)).toEqual([])
  })

  test('takes its lengths from the theme or gives a reason', () => {
    const files = sources('src/**/*.{ts,tsx}', 'stories/**/*.css.ts').filter(({ path }) => !path.includes('/theme/'))
    expect(files.flatMap(rawLengths)).toEqual([])
  })

  test.each([
    ['x.css.ts', "style({ padding: '3px' })", '3px'],
    ['x.css.ts', 'style({ padding: `${space[8]} -0.5rem` })', '-0.5rem'],
    ['x.css.ts', 'style({ width: 44 })', 'width: 44'],
    ['x.css.ts', 'style({ marginTop: -4 })', 'marginTop: -4'],
    ['x.css.ts', "style({ '@media': { '(min-width: 500px)': {} } })", '500px'],
    ['x.css.ts', "style({ width: '3px' }) // raw: why", '3px'],
    ['x.tsx', 'const x = <p style={{ width: 44 }} />', 'width: 44'],
    ['x.tsx', 'const x = <img sizes="50vw" />', '50vw'],
  ])('reports a raw length without a reason: %s %s', (path, text, found) => {
    expect(rawLengths({ path, text })).toEqual([expect.stringContaining(`${path}:1 ${found}: take or make a token`)])
  })

  test.each([
    "style({ padding: '3px' }) // raw: the gap of two",
    "// raw: the gap of two\nstyle({ padding: '3px' })",
    "style({ width: '100%', minHeight: 'calc(100svh - 1lh)', inset: '0px', lineHeight: 1.2, zIndex: -1, gap: space[8] })",
  ])('allows a raw length with a reason, and values that are not raw lengths: %s', (text) => {
    expect(rawLengths({ path: 'x.css.ts', text })).toEqual([])
  })

  test('reports a reason without a raw length', () => {
    const text = '// raw: the gap of two\nstyle({ padding: 0 })'
    expect(rawLengths({ path: 'x.css.ts', text })).toEqual(['x.css.ts:1 gives a reason for no raw length'])
  })

  test('contains no texts: they come from src/copy or from props', () => {
    const textAttributes = new Set(['aria-label', 'alt', 'title', 'placeholder', 'label'])
    const found = sources('src/design-system/**/*.tsx').flatMap((file) => {
      const texts: string[] = []
      const addText = (start: number, text: string) => {
        if (/\p{L}{2}/u.test(text)) texts.push(`${file.path}:${lineAt(file.text, start)} ${text.trim()}`)
      }
      walk(file, {
        JSXText: (node) => addText(node.start, node.value),
        JSXAttribute({ name, value }) {
          if (value?.type === 'Literal' && name.type === 'JSXIdentifier' && textAttributes.has(name.name))
            addText(value.start, String(value.value))
        },
      })
      return texts
    })
    expect(found).toEqual([])
  })
})

test('the setter of a state `isOpen` is `setIsOpen`', () => {
  expect(findings(allSources(), /const \[is\w+, set(?!Is)\w+\]/g)).toEqual([])
})

describe('comments', () => {
  /** Comments on lines of their own that are no directives; `raw:` and `sic` give a reason for what stands beside them. */
  const ownLines = /(?:^[ \t]*\/\/ (?!oxlint-|prettier-|@|Stryker |raw:|sic).*\n)+/gm
  /** A capital letter, a name as code writes it, or a package's name. */
  const beginning = /^(?:[^a-z]|[a-z]+[^a-z\s,]|(?:jsdom|msw|zod) )/

  test('are sentences', () => {
    const found = [...allSources(), ...sources('mocks/build/*.js')].flatMap(({ path, text }) =>
      [...text.matchAll(ownLines)]
        .filter(([lines]) => {
          const comment = lines.replaceAll(/^[ \t]*\/\/ /gm, '').trim()
          return !beginning.test(comment) || !/[.:!?]$/.test(comment)
        })
        .map(({ index }) => `${path}:${lineAt(text, index)} begins with a small letter or ends without a full stop`),
    )
    expect(found).toEqual([])
  })
})

describe('exported functions and components', () => {
  test('have a docstring', () => {
    const undocumented = sources('src/**/*.{ts,tsx}').flatMap((file) => {
      const names: string[] = []
      walk(file, {
        ExportNamedDeclaration({ start, declaration }) {
          const isFunction =
            declaration?.type === 'FunctionDeclaration' ||
            (declaration?.type === 'VariableDeclaration' &&
              declaration.declarations.some(({ init }) => init?.type === 'ArrowFunctionExpression'))
          if (isFunction && !file.text.slice(0, start).trimEnd().endsWith('*/')) {
            names.push(`${file.path}:${lineAt(file.text, start)}`)
          }
        },
      })
      return names
    })
    expect(undocumented).toEqual([])
  })
})
