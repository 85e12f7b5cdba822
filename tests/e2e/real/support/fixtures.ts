import { buildUserAgent, type ProfileName } from '#mocks/serverProfile.ts'
import { cardProvider, type CardProvider } from '#tests/e2e/real/support/cardProvider.ts'
import { expect, test as base } from '#tests/e2e/fixtures.ts'
import { createAccount, identityStarted, type Person } from '#tests/e2e/real/support/dbState.ts'

interface Fixtures {
  profile: ProfileName
  /** The fake card provider, with its charges. In tests without it, the provider's hosts can't be found. */
  cardProvider: CardProvider
  /** Fails the test on violations of the Content-Security-Policy; automatic. */
  violations: string[]
  /** Creates a person for this try of the test only, without an account. */
  person: (name: string) => Person
  /** A person for this try of the test only, with an account. */
  customer: Person
}

const password = 'Workshop!25'

/** Playwright's test for the production build: no other hosts, no policy violations, a silent console. */
export const test = base.extend<Fixtures, { identity: void }>({
  identity: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      await identityStarted()
      await use()
    },
    { scope: 'worker', auto: true },
  ],

  profile: ['specified', { option: true }],
  // Each test is a client of its own, so that no test crashes another test's server.
  userAgent: ({ profile, userAgent }, use, { testId, retry }) =>
    use(profile === 'specified' ? userAgent : buildUserAgent(profile, `${testId}-${retry}`)),

  cardProvider,

  violations: [
    async ({ context }, use) => {
      const violations: string[] = []
      await context.exposeFunction('reportViolation', (text: string) => violations.push(text))
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
          const report: unknown = Reflect.get(window, 'reportViolation')
          if (typeof report === 'function') report(`${effectiveDirective} ${blockedURI} ${sourceFile}`)
        })
      })
      await use(violations)
      expect(violations, 'no violation of the Content-Security-Policy').toEqual([])
    },
    { auto: true },
  ],

  person: ({ profile }, use, { testId, retry }) =>
    use((name) => ({
      name,
      email: `${name.split(' ')[0]?.toLowerCase()}@${testId}-${retry}.${profile}.example`,
      password,
    })),

  customer: async ({ person }, use) => {
    const customer = person('Rina Akter')
    await createAccount(customer)
    await use(customer)
  },
})

export { expect }
