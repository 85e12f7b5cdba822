import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'

/** Imports that break one rule each; the number is that of the rule in the README. */
const forbidden: [rule: string, file: string, specifier: string][] = [
  ['1: src imports no mocks', 'src/app/a.ts', '#mocks/db.ts'],
  ['1: src imports no mocks', 'src/domain/a.ts', '#mocks/db.ts'],
  ['1: src imports no stories', 'src/routes/a.ts', '#stories/screens/PartsScreen.stories.tsx'],
  ['1: src imports no tests', 'src/api/a.ts', '#tests/setup.ts'],
  ['1: src imports no msw', 'src/platform/real/a.ts', 'msw/browser'],
  ['1: the real entry imports no mocks', 'src/main.tsx', '#mocks/main.tsx'],
  ['2: the design system imports no api', 'src/design-system/screens/a.tsx', '#src/api/parts.ts'],
  ['2: the design system imports no session', 'src/design-system/screens/b.tsx', '#src/session/useSession.ts'],
  ['2: the design system imports no app', 'src/design-system/blocks/a.tsx', '#src/app/notify.tsx'],
  ['2: the design system imports no routes', 'src/design-system/blocks/b.tsx', '#src/routes/HomeRoute.tsx'],
  ['2: the design system imports no platform', 'src/design-system/screens/c.tsx', '#src/platform/ports.ts'],
  ['2: the design system imports no payment', 'src/design-system/screens/d.tsx', '#src/payment/usePayment.ts'],
  ['2: the design system imports no store', 'src/design-system/screens/e.tsx', 'react-redux'],
  ['2: the design system imports no store', 'src/design-system/components/a.tsx', '@reduxjs/toolkit'],
  ['2: the design system imports no Firebase', 'src/design-system/screens/f.tsx', 'firebase/auth'],
  ['2: the design system imports no Stripe', 'src/design-system/blocks/c.tsx', '@stripe/react-stripe-js'],
  ['2: components import no domain', 'src/design-system/components/b.tsx', '#src/domain/part.ts'],
  ['2: components import no copy', 'src/design-system/components/c.tsx', '#src/copy/parts.ts'],
  ['numbers import nothing', 'src/format/a.ts', '#src/copy/parts.ts'],
  [
    '2: components import no blocks',
    'src/design-system/components/d.tsx',
    '#src/design-system/blocks/parts/PartCard.tsx',
  ],
  ['2: blocks import no screens', 'src/design-system/blocks/d.tsx', '#src/design-system/screens/PartsScreen.tsx'],
  ['3: one file imports Firebase', 'src/platform/real/b.ts', 'firebase/app'],
  ['3: one file imports Stripe', 'src/payment/a.ts', '@stripe/stripe-js/pure'],
  ['3: one file imports the toasts', 'src/routes/b.ts', 'react-toastify/unstyled'],
  ['3: the Firebase file imports no Stripe', 'src/platform/real/firebaseIdentity.ts', '@stripe/stripe-js/pure'],
  ['4: slices import no endpoints', 'src/session/a.ts', '#src/api/users.ts'],
  ['slices import only ports and storage of the platform', 'src/session/b.ts', '#src/platform/PlatformContext.ts'],
  ['the shop does not import the list of all calls', 'src/app/d.ts', '#src/api/allCalls.ts'],
  ['the shop does not import the list of all calls', 'src/routes/d.ts', '#src/api/allCalls.ts'],
  ['notifications import no other folder', 'src/notifications/a.ts', '#src/session/sessionSlice.ts'],
  ['reports import no platform', 'src/reports/a.ts', '#src/platform/browserStorage.ts'],
  ['domain is pure', 'src/domain/b.ts', 'react'],
  ['domain imports no actions', 'src/domain/e.ts', '#src/notifications/actions.ts'],
  ['domain is pure', 'src/domain/c.ts', '#src/api/parts.ts'],
  ['routes import no app', 'src/routes/c.ts', '#src/app/store.ts'],
  ['payment imports no routes', 'src/payment/b.ts', '#src/routes/PaymentRoute.tsx'],
  ['payment imports no design system', 'src/payment/c.ts', '#src/design-system/components/Money.tsx'],
  ['only the entry imports the real platform', 'src/app/b.ts', '#src/platform/real/config.ts'],
  ['the shop does not import what runs before it', 'src/app/e.ts', '#src/early/startShop.ts'],
  ['the shop does not import the build', 'src/app/f.ts', '#src/build/hosting.ts'],
  ['early scripts import no React', 'src/early/a.ts', 'react'],
  ['early scripts import no store', 'src/early/b.ts', '#src/app/store.ts'],
  ['early scripts import no endpoints', 'src/early/c.ts', '#src/api/parts.ts'],
  ['mocks import no routes', 'mocks/a.ts', '#src/routes/HomeRoute.tsx'],
  ['zod/mini only', 'src/domain/d.ts', 'zod'],
  ['no relative imports', 'src/app/c.ts', './store.ts'],
  ['no relative imports', 'stories/screens/a.stories.tsx', '../../src/app/App.tsx'],
]

/** Imports that the rules must allow: a rule that forbids everything would pass the tests of `forbidden`. */
const permitted: [file: string, specifier: string][] = [
  ['src/main.tsx', '#src/platform/real/createRealPlatform.ts'],
  ['src/app/ok.ts', '#src/routes/HomeRoute.tsx'],
  ['src/app/toastContainer.tsx', 'react-toastify/unstyled'],
  ['src/routes/ok.ts', '#src/payment/usePayment.ts'],
  ['src/routes/ok.ts', '#src/design-system/screens/PartsScreen.tsx'],
  ['src/payment/ok.ts', '#src/api/payments.ts'],
  ['src/payment/ok.ts', '#src/platform/ports.ts'],
  ['src/api/ok.ts', '#src/session/sessionSlice.ts'],
  ['src/session/ok.ts', '#src/platform/browserStorage.ts'],
  ['src/platform/real/firebaseIdentity.ts', 'firebase/auth'],
  ['src/platform/real/stripePayment.tsx', '@stripe/stripe-js/pure'],
  ['src/design-system/screens/ok.tsx', '#src/domain/part.ts'],
  ['src/design-system/blocks/ok.tsx', '#src/design-system/components/Money.tsx'],
  ['src/design-system/components/ok.tsx', '#src/design-system/theme/contract.css.ts'],
  ['src/design-system/components/ok.tsx', 'react-router-dom'],
  ['src/design-system/components/ok.tsx', '#src/format/numbers.ts'],
  ['src/domain/ok.ts', 'zod/mini'],
  ['src/domain/ok.ts', '#src/notifications/toast.ts'],
  ['src/api/ok.ts', '#src/notifications/toast.ts'],
  ['src/early/ok.ts', '#src/loading/loadFile.ts'],
  ['src/build/ok.tsx', '#src/app/App.tsx'],
  ['mocks/ok.ts', 'msw'],
  ['mocks/ok.ts', '#src/api/allCalls.ts'],
  ['stories/screens/ok.stories.tsx', '#mocks/seed/builders.ts'],
]

const reportSchema = z.object({
  diagnostics: z.array(z.object({ code: z.string(), filename: z.string(), message: z.string() })),
})

const projectDir = mkdtempSync(join(tmpdir(), 'import-rules-'))
let diagnostics: { code: string; filename: string; message: string }[] = []

function write(file: string, text: string) {
  mkdirSync(dirname(join(projectDir, file)), { recursive: true })
  writeFileSync(join(projectDir, file), text, { flag: 'a' })
}

/** Lints `projectDir` with the project's rules. oxlint exits with 1 when it reports something, which is expected here. */
function lint(): string {
  const args = ['-c', resolve('tests/structure/oxlint.config.ts'), '--format=json', 'src', 'mocks', 'stories']
  try {
    return execFileSync('oxlint', args, { cwd: projectDir, encoding: 'utf8' })
  } catch (error) {
    return z.parse(z.object({ stdout: z.string() }), error).stdout
  }
}

const isReported = (rule: string, file: string, message = '') =>
  diagnostics.some((found) => found.code.includes(rule) && found.filename === file && found.message.includes(message))

beforeAll(() => {
  for (const name of ['package.json', 'tsconfig.json']) cpSync(name, join(projectDir, name))
  for (const [, file, specifier] of forbidden) write(file, `import '${specifier}'\n`)
  for (const [file, specifier] of permitted) write(file, `import '${specifier}'\n`)
  write('src/app/dynamic.ts', "export const later = () => import('#mocks/db.ts')\n")
  write('src/app/type.ts', "import type { Db } from '#mocks/db.ts'\nexport type Mine = Db\n")
  write('src/app/reExport.ts', "export { db } from '#mocks/db.ts'\n")
  write('src/domain/one.ts', "import { two } from '#src/domain/two.ts'\nexport const one = () => two\n")
  write('src/domain/two.ts', "import { one } from '#src/domain/one.ts'\nexport const two = () => one\n")
  write('src/app/newer.ts', "export const list = [URL.parse('')?.href, 'a'].toSorted()\n")
  write('src/app/standard.ts', 'export default 1\n')
  diagnostics = z.parse(reportSchema, JSON.parse(lint())).diagnostics
})

afterAll(() => rmSync(projectDir, { recursive: true, force: true }))

test.each(forbidden)('rule %s: %s must not import %s', (_rule, file, specifier) => {
  expect(isReported('no-restricted-imports', file, `'${specifier}'`)).toBe(true)
})

test.each(['dynamic', 'type', 'reExport'])('rule 1 holds for the %s import', (name) => {
  expect(isReported('no-restricted-imports', `src/app/${name}.ts`)).toBe(true)
})

test('rule 4: no cycles', () => {
  expect(isReported('no-cycle', 'src/domain/one.ts')).toBe(true)
})

test('rule 4: no default exports', () => {
  expect(isReported('no-default-export', 'src/app/standard.ts')).toBe(true)
})

test('what the supported browsers lack is found', () => {
  expect(diagnostics.filter(({ filename }) => filename === 'src/app/newer.ts')).toHaveLength(2)
})

test.each(permitted)('%s may import %s', (file, specifier) => {
  expect(isReported('no-restricted-imports', file, `'${specifier}'`)).toBe(false)
})
