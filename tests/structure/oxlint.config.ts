import { defineConfig, type OxlintConfig } from 'oxlint'

interface ImportPattern {
  regex?: string
  group?: string[]
  message: string
}

const toFilePatterns = (...folders: string[]) => folders.map((folder) => `#src/${folder}/**`)

const noAdapters = '!#src/adapters/**'

/** Modules that format and parse values without a browser or a network. */
const pureLibFiles = ['url', 'formatNumber', 'formatMoment', 'bidi'].map((name) => `#src/lib/${name}.ts`)

/**
 * Implements the import rule of the README. Each row lists the project's modules that the files of a folder may import.
 * A file belongs to the last row it matches, because a later override replaces an earlier one.
 */
const zones: Record<string, string[]> = {
  'src/app': ['#src/**', noAdapters, '!#src/build/**', '!#src/bootstrap/**'],
  'src/routes': [
    ...toFilePatterns(
      'routes',
      'design-system/screens',
      'design-system/blocks',
      'design-system/pictures',
      'api',
      'payment',
    ),
    ...toFilePatterns('session', 'theme', 'ports', 'reporting', 'domain', 'copy', 'lib'),
  ],
  'src/payment': toFilePatterns('payment', 'api', 'session', 'ports', 'reporting', 'domain', 'copy', 'lib'),
  'src/api': toFilePatterns('api', 'session', 'ports', 'domain', 'copy', 'lib'),
  'src/session': toFilePatterns('session', 'reporting', 'ports', 'domain', 'lib'),
  'src/theme': toFilePatterns('theme', 'lib'),
  'src/adapters': toFilePatterns('adapters', 'ports', 'reporting', 'domain', 'copy', 'lib', 'design-system/theme'),
  'src/reporting': toFilePatterns('reporting', 'ports', 'domain', 'lib'),
  'src/ports': toFilePatterns('ports', 'reporting', 'domain'),
  'src/lib': toFilePatterns('lib'),
  'src/design-system/theme': toFilePatterns('design-system/theme'),
  'src/design-system/components': toFilePatterns('design-system/components', 'design-system/theme', 'lib'),
  'src/design-system/blocks': [
    ...toFilePatterns('design-system', 'domain', 'copy', 'lib'),
    '!#src/design-system/screens/**',
  ],
  'src/design-system/screens': toFilePatterns('design-system', 'domain', 'copy', 'lib'),
  'src/design-system/pictures': toFilePatterns('design-system/pictures', 'design-system/components'),
  'src/domain': [...toFilePatterns('domain'), ...pureLibFiles, 'zod/mini'],
  'src/copy': [...toFilePatterns('copy'), ...pureLibFiles],
  'src/build': ['#src/**'],
  'src/bootstrap': toFilePatterns('bootstrap', 'lib', 'session', 'theme'),
  mocks: [
    '#mocks/**',
    ...toFilePatterns('app', 'api', 'session', 'theme', 'ports', 'reporting', 'domain', 'lib', 'payment', 'copy'),
    ...toFilePatterns('design-system/components', 'design-system/pictures', 'design-system/theme'),
  ],
}

/** Packages that only one file of the project may import. */
const providers: Record<string, { packages: string[]; file: string }> = {
  Firebase: { packages: ['firebase', '@firebase'], file: 'src/adapters/firebaseIdentity.ts' },
  Stripe: { packages: ['@stripe'], file: 'src/adapters/stripePayment.tsx' },
  'the toast library': { packages: ['react-toastify'], file: 'src/app/toastContainer.tsx' },
}

const createPrefixRegex = (names: string[]) => `^(${names.join('|')})(/|$)`

const commonPatterns = [
  {
    regex: String.raw`^\.\.?(/|$)`,
    message: 'Import from #src/…, #mocks/…, #stories/… or #tests/…: the rules match only that form.',
  },
  { regex: '^zod($|/[^m])', message: 'zod/mini only: it is 18 kB lighter and needs no eval.' },
]

const noMocksPattern = {
  regex: createPrefixRegex([
    '#mocks',
    '#stories',
    '#tests',
    '#storybook',
    'msw',
    '@mswjs',
    'storybook',
    '@storybook',
    'vitest',
    '@testing-library',
  ]),
  message: 'Rule 1: src never imports mocks, stories, tests or their libraries.',
}

const noStorePattern = {
  regex: createPrefixRegex(['react-redux', '@reduxjs']),
  message: 'Rule 2: the design system is pure; data comes in through props.',
}

const getProviderPatterns = (file: string) =>
  Object.entries(providers)
    .filter(([, provider]) => provider.file !== file)
    .map(([name, provider]) => ({
      regex: createPrefixRegex(provider.packages),
      message: `Rule 3: only ${provider.file} may import ${name}.`,
    }))

/** Zones whose rows also list packages. Files in these zones may import no other packages. */
const packageZones = ['src/domain', 'src/copy', 'src/bootstrap']

/**
 * Forbids all imports except the allowed ones, by negated patterns. All patterns are in one group, because the negations
 * of two groups cancel each other.
 */
const getZonePattern = (zone: string, allowed: string[]): ImportPattern => ({
  group: [
    ...(packageZones.includes(zone) ? ['*', '@*/**', '#*/**'] : ['#src/**']),
    ...allowed.map((path) => (path.startsWith('!') ? path.slice(1) : `!${path}`)),
  ],
  message: `${zone} may import only: ${allowed.join(', ')}.`,
})

const restrictImports = (patterns: ImportPattern[]): NonNullable<OxlintConfig['rules']> => ({
  'no-restricted-imports': ['error', { patterns }],
})

const getImportPatterns = (zone: string, file = ''): ImportPattern[] => [
  ...commonPatterns,
  getZonePattern(zone, zones[zone] ?? []),
  ...(zone.startsWith('src/') ? [noMocksPattern] : []),
  ...(zone === 'mocks'
    ? [{ regex: createPrefixRegex(['#stories', '#tests', '#storybook']), message: 'mocks may not import them.' }]
    : []),
  ...(zone.startsWith('src/design-system') ? [noStorePattern] : []),
  ...getProviderPatterns(file),
]

const findZone = (file: string) => {
  const zone = Object.keys(zones).findLast((name) => file.startsWith(`${name}/`))
  if (!zone) throw new Error(`${file} is in no zone`)
  return zone
}

/** Properties that a supported browser lacks. A name without an object is forbidden on every object (ROBUST-5). */
const unsupportedProperties = [
  'URL.parse URL.canParse Promise.withResolvers Promise.try AbortSignal.any Response.json',
  'toSorted toReversed toSpliced with groupBy fromAsync toWellFormed isWellFormed toArray',
  'isSubsetOf isSupersetOf isDisjointFrom symmetricDifference ariaLabel ariaLive',
]
  .flatMap((names) => names.split(' '))
  .map((name) => {
    const [property = '', object] = name.split('.').toReversed()
    return { ...(object && { object }), property, message: 'A supported browser lacks it.' }
  })

/** The maximum number of lines per kind of file. A file belongs to the last row it matches. */
const lineLimits = {
  '**/{src,mocks}/**/*.tsx': 120,
  '**/mocks/handlers/**': 80,
  '**/src/design-system/screens/*.tsx': 150,
  '**/src/routes/*Route.tsx': 60,
}

const limitLines = (max: number): NonNullable<OxlintConfig['rules']> => ({ 'max-lines': ['error', { max }] })

/** Attributes whose text is visible or read by a screen reader. */
const textAttributes = ['aria-label', 'alt', 'title', 'placeholder', 'label']
const allowedSigns = ['', '+', '/', '×', '=', '“']

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'oxc', 'promise', 'vitest'],
  categories: { correctness: 'error' },
  env: { browser: true, es2024: true },
  rules: {
    'react/rules-of-hooks': 'error',
    // An event handler may be async, because the awaited code or an error boundary handles its errors.
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    // Methods of stores and ports don't use `this`, so they may be passed without their object.
    'typescript/unbound-method': 'off',
    // Merging two commits that move code may leave two imports of one file.
    'import/no-duplicates': ['error', { preferInline: true }],
    // The rule doesn't recognize getBy… and findBy… queries as assertions.
    'vitest/expect-expect': 'off',
    'vitest/require-mock-type-parameters': 'off',
    // Vitest's expect takes a message as its second argument.
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    'vitest/no-standalone-expect': ['error', { additionalTestBlockFunctions: ['afterEach'] }],
    'typescript/no-explicit-any': 'error',
    'unicorn/prefer-dom-node-dataset': 'error',
    'typescript/dot-notation': 'error',
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'oxc/no-barrel-file': ['error', { threshold: 0 }],
    // Types in the form import('…') are forbidden, because the import rules don't check them.
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: true }],
    'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'], location: 'anywhere' }],
    'no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    // An <output> is announced less reliably than role="status".
    'jsx-a11y/prefer-tag-over-role': 'off',
    // The rule doesn't recognize labels linked by htmlFor. Instead, axe checks the labels in every story.
    'jsx-a11y/control-has-associated-label': 'off',
    // Explicit roles are needed, because browsers drop the roles of tables that CSS lays out as cards, and of lists
    // without markers (PAGE-24).
    'jsx-a11y/no-redundant-roles': 'off',
    // These diagnostics of the React Compiler are wrong about react-hook-form's callbacks. A component with such
    // callbacks still works, but the compiler doesn't optimize it.
    'react/refs': 'off',
    'react/set-state-in-effect': 'off',
    ...restrictImports(commonPatterns),
  },
  overrides: [
    {
      files: ['**/src/**'],
      rules: restrictImports([...commonPatterns, noMocksPattern, ...getProviderPatterns('')]),
    },
    {
      files: ['**/{src,mocks}/**'],
      rules: { 'no-restricted-properties': ['error', ...unsupportedProperties] },
    },
    {
      // These files run in Node.
      files: ['**/src/build/*', '**/mocks/http.ts'],
      rules: { 'no-restricted-properties': 'off' },
    },
    ...Object.keys(zones).map((zone) => ({
      files: [`**/${zone}/**`],
      rules: restrictImports(getImportPatterns(zone)),
    })),
    ...Object.values(providers).map(({ file }) => ({
      files: [`**/${file}`],
      rules: restrictImports(getImportPatterns(findZone(file), file)),
    })),
    {
      files: ['**/stories/**'],
      rules: restrictImports([
        ...commonPatterns,
        { regex: createPrefixRegex(['#tests']), message: 'Tests import stories.' },
      ]),
    },
    ...Object.entries(lineLimits).map(([files, max]) => ({ files: [files], rules: limitLines(max) })),
    {
      // Tests may import anything. Without this override, tests/unit/mocks would belong to the zone `mocks`.
      files: ['**/tests/**'],
      rules: { ...restrictImports(commonPatterns), 'no-restricted-properties': 'off', 'max-lines': 'off' },
    },
    {
      // Visible strings come from src/copy or from props.
      files: ['**/src/design-system/**/*.tsx'],
      rules: {
        'react/jsx-no-literals': ['error', { allowedStrings: allowedSigns, restrictedAttributes: textAttributes }],
      },
    },
    {
      files: ['**/design-system/components/Table.tsx'],
      rules: { 'jsx-a11y/no-interactive-element-to-noninteractive-role': 'off' },
    },
    {
      // Playwright's fixtures call a function named `use`, but it isn't React's hook.
      files: ['**/tests/e2e/**'],
      rules: { 'react/rules-of-hooks': 'off' },
    },
    {
      files: ['**/*.config.ts', '**/*.config.js', '**/.storybook/**'],
      rules: { 'import/no-default-export': 'off', 'no-restricted-imports': 'off' },
    },
  ],
})
