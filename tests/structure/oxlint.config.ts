import { defineConfig, type OxlintConfig } from 'oxlint'

interface Pattern {
  regex?: string
  group?: string[]
  message: string
}

/** The shop loads a call when it needs it: the list of all would put every one into the first load (SPEED-1). */
const api = ['#src/api/**', '!#src/api/allCalls.ts']

/**
 * Who may import whom (README "Import rule"), as one table: a folder, and what of the project it may know.
 * A file belongs to the last row it matches, for a later override replaces an earlier one.
 */
const zones: Record<string, string[]> = {
  'src/app': ['#src/**', '!#src/platform/real/**', '!#src/api/allCalls.ts'],
  'src/routes': [
    '#src/routes/**',
    '#src/design-system/screens/**',
    '#src/design-system/blocks/**',
    '#src/design-system/pictures/**',
    ...api,
    '#src/session/**',
    '#src/notifications/**',
    '#src/payment/**',
    '#src/platform/**',
    '!#src/platform/real/**',
    '#src/domain/**',
    '#src/copy/**',
  ],
  'src/payment': [
    '#src/payment/**',
    ...api,
    '#src/session/**',
    '#src/notifications/**',
    '#src/domain/**',
    '#src/copy/**',
    '#src/platform/**',
    '!#src/platform/real/**',
  ],
  'src/api': [
    ...api,
    '#src/session/**',
    '#src/notifications/**',
    '#src/domain/**',
    '#src/copy/**',
    '#src/platform/ports.ts',
  ],
  'src/notifications': ['#src/notifications/**'],
  'src/session': ['#src/session/**', '#src/domain/**', '#src/platform/ports.ts', '#src/platform/browserStorage.ts'],
  'src/platform': ['#src/platform/**', '!#src/platform/real/**', '#src/domain/**'],
  'src/platform/real': ['#src/platform/**', '#src/domain/**', '#src/copy/**', '#src/design-system/theme/**'],
  'src/design-system/theme': ['#src/design-system/theme/**'],
  'src/design-system/components': ['#src/design-system/components/**', '#src/design-system/theme/**'],
  'src/design-system/blocks': [
    '#src/design-system/**',
    '!#src/design-system/screens/**',
    '#src/domain/**',
    '#src/copy/**',
  ],
  'src/design-system/screens': ['#src/design-system/**', '#src/domain/**', '#src/copy/**'],
  'src/design-system/pictures': ['#src/design-system/pictures/**', '#src/design-system/components/**'],
  'src/domain': ['#src/domain/**', '#src/copy/**', '#src/notifications/toast.ts', 'zod/mini'],
  'src/copy': ['#src/copy/**'],
  mocks: [
    '#mocks/**',
    '#src/api/**',
    '#src/domain/**',
    '#src/platform/ports.ts',
    '#src/platform/browserStorage.ts',
    '#src/app/startApp.tsx',
    '#src/app/trustedTypes.ts',
    '#src/design-system/components/**',
  ],
}

/** Packages that one file may import and nobody else in the project's own code. */
const providers: Record<string, { packages: string[]; file: string }> = {
  Firebase: { packages: ['firebase', '@firebase'], file: 'src/platform/real/firebaseIdentity.ts' },
  Stripe: { packages: ['@stripe'], file: 'src/platform/real/stripePayment.tsx' },
  'the toast library': { packages: ['react-toastify'], file: 'src/app/notify.tsx' },
}

const startsWith = (names: string[]) => `^(${names.join('|')})(/|$)`

const always = [
  {
    regex: String.raw`^\.\.?(/|$)`,
    message: 'Import by #src/…, #mocks/…, #stories/… or #tests/…: the rules read that form.',
  },
  { regex: '^zod($|/[^m])', message: 'zod/mini only: it is 18 kB lighter and needs no eval.' },
]

const noMocks = {
  regex: startsWith([
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
  message: 'Line 1: src never imports mocks, stories, tests or their libraries.',
}

const noStore = {
  regex: startsWith(['react-redux', '@reduxjs']),
  message: 'Line 2: the design system is pure; data comes in by props.',
}

const providerRules = (file: string) =>
  Object.entries(providers)
    .filter(([, provider]) => provider.file !== file)
    .map(([name, provider]) => ({
      regex: startsWith(provider.packages),
      message: `Line 3: only ${provider.file} knows ${name}.`,
    }))

/** Zones whose allow-list names packages too: whatever it doesn't name is forbidden. */
const pure = ['src/domain', 'src/copy']

/** '!x' in the table takes x out again of what stands before it. One group: the negations of two would undo each other. */
const zoneRule = (zone: string, allowed: string[]): Pattern => ({
  group: [
    ...(pure.includes(zone) ? ['*', '@*/**', '#*/**'] : ['#src/**']),
    ...allowed.map((path) => (path.startsWith('!') ? path.slice(1) : `!${path}`)),
  ],
  message: `${zone} may import only: ${allowed.join(', ')}.`,
})

const restrict = (patterns: Pattern[]): NonNullable<OxlintConfig['rules']> => ({
  'no-restricted-imports': ['error', { patterns }],
})

const patternsOf = (zone: string, allowed: string[], file = ''): Pattern[] => [
  ...always,
  zoneRule(zone, allowed),
  ...(zone.startsWith('src/') ? [noMocks] : []),
  ...(zone.startsWith('src/design-system') ? [noStore] : []),
  ...providerRules(file),
]

const zoneOf = (file: string) => {
  const zone = Object.keys(zones).findLast((name) => file.startsWith(`${name}/`))
  if (!zone) throw new Error(`${file} is in no zone`)
  return zone
}

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'oxc', 'promise', 'vitest'],
  categories: { correctness: 'error' },
  env: { browser: true, es2024: true },
  rules: {
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'typescript/no-floating-promises': 'error',
    // an event handler may be async: what it awaits has its own error handling, or a boundary
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    // no classes here: what looks like a method is a function of a store or a thunk
    'typescript/unbound-method': 'off',
    // looking for something on the page asserts that it is there
    'vitest/expect-expect': 'off',
    'vitest/require-mock-type-parameters': 'off',
    // vitest takes a message as the second one
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    'vitest/no-standalone-expect': ['error', { additionalTestBlockFunctions: ['afterEach'] }],
    'typescript/no-explicit-any': 'error',
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    // <output> for role="status" is announced less reliably
    'jsx-a11y/prefer-tag-over-role': 'off',
    // doesn't see a label tied by htmlFor; axe does, in every story
    'jsx-a11y/control-has-associated-label': 'off',
    'react/no-did-update-set-state': 'off',
    // the compiler's own doubts: it leaves such a component unmemoised, and is wrong about react-hook-form's callbacks
    'react/refs': 'off',
    'react/set-state-in-effect': 'off',
    ...restrict(always),
  },
  overrides: [
    {
      files: ['**/src/**'],
      rules: restrict([...always, noMocks, ...providerRules('')]),
    },
    ...Object.entries(zones).map(([zone, allowed]) => ({
      files: [`**/${zone}/**`],
      rules: restrict(patternsOf(zone, allowed)),
    })),
    ...Object.values(providers).map(({ file }) => ({
      files: [`**/${file}`],
      rules: restrict(patternsOf(zoneOf(file), zones[zoneOf(file)] ?? [], file)),
    })),
    {
      // tests may know anything, tests/mocks too
      files: ['**/tests/**'],
      rules: restrict(always),
    },
    {
      // a table that CSS lays out as cards loses its roles unless they are written down
      files: ['**/design-system/components/{Table,TableRow}.tsx'],
      rules: { 'jsx-a11y/no-redundant-roles': 'off', 'jsx-a11y/no-interactive-element-to-noninteractive-role': 'off' },
    },
    {
      // Playwright's fixtures end in a call of `use`
      files: ['**/tests/e2e/**'],
      rules: { 'react/rules-of-hooks': 'off' },
    },
    {
      files: ['**/*.config.ts', '**/*.config.js', '**/.storybook/**'],
      rules: { 'import/no-default-export': 'off', 'no-restricted-imports': 'off' },
    },
  ],
})
