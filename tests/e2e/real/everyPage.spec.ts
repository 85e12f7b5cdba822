import { demoPassword, personas, type Persona } from '#mocks/personas.ts'
import { expect, test } from '#tests/e2e/real/support/fixtures.ts'
import { createAccount } from '#tests/e2e/real/support/dbState.ts'
import { expectEveryPage, logIn } from '#tests/e2e/steps.ts'

for (const viewer of [undefined, 'customer', 'admin'] satisfies (Persona | undefined)[])
  test(
    `every page opens for the ${viewer ?? 'visitor'}`,
    { tag: ['@oldest', '@release'] },
    async ({ page, cardProvider }) => {
      if (viewer) {
        const person = { ...personas[viewer], password: demoPassword }
        await createAccount(person)
        await page.goto('./login')
        await logIn(page, person)
      }
      await expectEveryPage(page, viewer)
      expect(cardProvider.charges).toEqual([])
    },
  )
