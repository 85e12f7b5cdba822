import { expect, test as base } from '#tests/e2e/fixtures.ts'
import { CardProvider } from '#tests/e2e/real/support/cardProvider.ts'
import { createAccount, type Person } from '#tests/e2e/real/support/world.ts'

interface Fixtures {
  /** The card provider, and what it charged. */
  cardProvider: CardProvider
  /** Hosts of others that pages asked for; nobody answers there. */
  foreignHosts: string[]
  /** Fails the test when anything breaks the site's Content-Security-Policy; automatic. */
  violations: string[]
  /** Somebody of this test only, without an account yet. */
  person: (name: string) => Person
  /** Somebody of this test only, with an account. */
  customer: Person
}

const isLocal = ({ hostname }: URL) => hostname === '127.0.0.1'

/** The password of everybody in these tests. */
const password = 'Workshop!25'

/** The journeys of the production build: no host but this machine's, its policy kept, its console silent. */
export const test = base.extend<Fixtures>({
  foreignHosts: [
    async ({ context }, use) => {
      const asked: string[] = []
      await context.route(
        (url) => !isLocal(url),
        (route) => {
          asked.push(new URL(route.request().url()).hostname)
          return route.abort()
        },
      )
      await use(asked)
    },
    { auto: true },
  ],

  // the later route is asked first
  cardProvider: [
    async ({ context, foreignHosts: _ }, use) => {
      const provider = new CardProvider()
      await provider.serve(context)
      await use(provider)
    },
    { auto: true },
  ],

  violations: [
    async ({ context }, use) => {
      const violations: string[] = []
      await context.exposeFunction('tellViolation', (text: string) => violations.push(text))
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
          const tell: unknown = Reflect.get(window, 'tellViolation')
          if (typeof tell === 'function') tell(`${effectiveDirective} ${blockedURI} ${sourceFile}`)
        })
      })
      await use(violations)
      expect(violations, 'the Content-Security-Policy was kept').toEqual([])
    },
    { auto: true },
  ],

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
  person: async ({}, use, { title }) => {
    const place = title
      .replaceAll(/[^a-z]+/gi, '-')
      .toLowerCase()
      .slice(0, 40)
    await use((name) => ({ name, email: `${name.split(' ')[0]?.toLowerCase()}@${place}.example`, password }))
  },

  customer: async ({ person }, use) => {
    const customer = person('Rina Akter')
    await createAccount(customer)
    await use(customer)
  },
})

export { expect }
