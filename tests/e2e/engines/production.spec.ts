import { button, field, heading, link, text } from '#mocks/demo/tour/steps/step.ts'
import { rotorPart } from '#mocks/demo/tour/tours.ts'
import { auth, signup } from '#src/copy/signInPages.ts'
import { orders, payment, purchase } from '#src/copy/customerPages.ts'
import { access } from '#src/copy/access.ts'
import { shell } from '#src/copy/shell.ts'
import { parts } from '#src/copy/publicPages.ts'
import { partDialog } from '#src/copy/partsPage.ts'
import { titles } from '#src/copy/titles.ts'
import { paths, toPartUrl } from '#src/domain/paths.ts'
import { expect, test as base } from '#tests/e2e/engines/fixtures.ts'
import type { Host } from '#tests/e2e/engines/host.ts'
import { startProviders } from '#tests/e2e/engines/providers.ts'
import type { Visitor } from '#tests/e2e/engines/visitor.ts'
import { cards, createCardProvider, type CardProvider } from '#tests/e2e/real/support/cardProvider.ts'
import { failReads, firstFailedReadKey } from '#tests/e2e/real/support/failReads.ts'
import { createAccount, readOrders, placeOrder, type Person } from '#tests/e2e/real/support/dbState.ts'

interface Fixtures {
  cardProvider: CardProvider
  /** A host of the production build, which uses local fakes of the card provider and Google. */
  shop: Host
  /** A person without an account. The email is unique to this attempt of the test. */
  person: Person
}

/** Inserts `failReads` before the identity provider's package, the only code that contains this database name. */
const insertFailingReads = (body: string) =>
  body.includes('firebaseLocalStorageDb') ? `(${String(failReads)})('${firstFailedReadKey}');${body}` : body

const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern
  cardProvider: async ({}, use) => use(createCardProvider()),

  shop: async ({ serveFolder, cardProvider }, use) => {
    const providers = await startProviders(cardProvider)
    await use(await serveFolder('dist', (body) => insertFailingReads(providers.replaceProviderOrigins(body))))
    await providers.stop()
  },

  person: async ({ engine }, use, { testId, retry }) => {
    const email = `rina@${testId}-${retry}.${engine}.example`
    await use({ name: 'Rina Akter', email, password: 'Workshop!25' })
  },
})

const openPath = (visitor: Visitor, shop: Host, path: string) => visitor.driver.open(shop.url + path.slice(1))

/** Waits until the shop's scripts have started. Prerendered files don't contain LOGIN; only the scripts show it. */
const waitUntilStarted = (visitor: Visitor) => visitor.see(link(shell.login))

async function logIn(visitor: Visitor, { email, password }: Person): Promise<void> {
  await waitUntilStarted(visitor)
  await visitor.type(field(auth.login.email), email)
  await visitor.type(field(auth.login.password), password)
  await visitor.click(button(auth.login.submit))
}

test('a customer signs up, logs out and logs in, and Google’s window opens at the first click (AUTH-4)', async ({
  visitor,
  shop,
  person,
}) => {
  await openPath(visitor, shop, paths.signup)
  await waitUntilStarted(visitor)
  await visitor.type(field(signup.name), person.name)
  await visitor.type(field(signup.email), person.email)
  await visitor.type(field(signup.password), person.password)
  await visitor.click(button(signup.submit))
  await visitor.see(button(shell.logout))
  await visitor.click(button(shell.logout))
  await waitUntilStarted(visitor)
  await openPath(visitor, shop, paths.login)
  await logIn(visitor, person)
  await visitor.see(button(shell.logout))
  await openPath(visitor, shop, paths.contact)
  await visitor.click(button(shell.logout))
  await visitor.click(link(shell.login))
  await visitor.click(button(auth.google))
  const getPopupUrls = () => visitor.driver.getPopupUrls()
  await expect.poll(getPopupUrls).toEqual([expect.stringContaining('/emulator/auth/handler')])
})

test('a stored session that can’t be read signs nobody out, and is restored once it can be read (AUTH-29)', async ({
  visitor,
  shop,
  person,
}) => {
  await createAccount(person)
  await openPath(visitor, shop, paths.myOrders)
  await logIn(visitor, person)
  await visitor.see(button(shell.logout), heading(titles.myOrders))
  // The first read finds the session. All later reads fail.
  await visitor.evaluate((key) => localStorage.setItem(key, '2'), firstFailedReadKey)
  await openPath(visitor, shop, paths.myOrders)
  await visitor.see(heading(access.unanswered.title))
  await visitor.evaluate((key) => localStorage.removeItem(key), firstFailedReadKey)
  await visitor.see(button(shell.logout), heading(titles.myOrders))
})

test('a visitor opens a shared link, reads the part, logs in and orders it (ORDER-16)', async ({
  visitor,
  shop,
  person,
}) => {
  await createAccount(person)
  await visitor.driver.resize({ width: 390, height: 844 })
  await openPath(visitor, shop, toPartUrl(rotorPart.id))
  await visitor.click(button(partDialog.close))
  await visitor.click(link(rotorPart.name))
  await visitor.see(button(partDialog.link.copy, rotorPart.name))
  await visitor.click(link(parts.purchaseNow))
  await visitor.type(field(auth.login.email), person.email)
  await visitor.type(field(auth.login.password), person.password)
  await visitor.click(button(auth.login.submit))
  await visitor.see(heading(rotorPart.name))
  await visitor.click(button(purchase.more))
  await visitor.type(field(purchase.phone), '+880 1700 000 000')
  await visitor.type(field(purchase.address), '12 Port Road, Chattogram')
  await visitor.click(button(purchase.submit))
  await visitor.see(text(purchase.done.title))
  expect(await readOrders(person)).toMatchObject([{ quantity: rotorPart.minimumQuantity + 1 }])
  await openPath(visitor, shop, paths.myOrders)
  await visitor.see(link(orders.pay, rotorPart.name))
})

test('a customer passes the bank’s challenge and pays', async ({ visitor, shop, person, cardProvider }) => {
  await createAccount(person)
  const order = await placeOrder(person, rotorPart.id, 20)
  await openPath(visitor, shop, paths.payment(order))
  await logIn(visitor, person)
  await visitor.see(text(payment.disabledReasons.incomplete))
  await visitor.driver.fillFrame('Secure card payment input frame', [cards.challenged, '12 / 34', '123'])
  await visitor.click(button(payment.confirm))
  await visitor.clickInFrame('Bank')
  // Waits until the payment is recorded. Until then, leaving the page requires a confirmation.
  await visitor.see(text(payment.success), text(payment.recorded))
  expect(cardProvider.charges).toHaveLength(1)
  await expect.poll(() => readOrders(person)).toMatchObject([{ paid: true }])
  await openPath(visitor, shop, paths.myOrders)
  await visitor.see(text(orders.purchased, rotorPart.name))
})
