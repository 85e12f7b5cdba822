import { buildUserAgent, type ProfileName } from '#mocks/serverProfile.ts'
import { cardProvider, type CardProvider } from '#tests/e2e/real/support/cardProvider.ts'
import { expect, test as base } from '#tests/e2e/fixtures.ts'
import { createAccount, waitForIdentityProvider, type Person } from '#tests/e2e/real/support/dbState.ts'

interface Fixtures {
  profile: ProfileName
  /** The fake card provider, which records charges. Without this fixture, requests to the provider's hosts fail. */
  cardProvider: CardProvider
  /** Fails the test on violations of the Content-Security-Policy. All tests use this fixture. */
  violations: string[]
  /** Creates a person without an account. The email is unique to this attempt of the test. */
  person: (name: string) => Person
  /** A person with an account. The email is unique to this attempt of the test. */
  customer: Person
}

const password = 'Workshop!25'

/** Playwright's `test` for the production build. Content-Security-Policy violations and console errors fail a test. */
export const test = base.extend<Fixtures, { identity: void }>({
  identity: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern
    async ({}, use) => {
      await waitForIdentityProvider()
      await use()
    },
    { scope: 'worker', auto: true },
  ],

  profile: ['specified', { option: true }],
  // The mock server starts a process for each user agent, so no test crashes another test's server.
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
