import { expect, it } from 'vitest'
import { db } from '#mocks/db.ts'
import { groupLabels, viewerTexts } from '#mocks/demo/copy/guide.ts'
import { scenarioGuides, situationFor } from '#mocks/demo/scenarioGuide.ts'
import type { Viewer } from '#mocks/demo/situation.ts'
import { cardOutcome } from '#mocks/platform/card.ts'
import { personas } from '#mocks/personas.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { pageAt, pages, type Access } from '#src/domain/pages.ts'

/** Who may open the pages of each access, as `RequireLogin` and `RequireRole` decide (SHOP-6, ADMIN-3). */
const viewersOf: Record<Access, readonly Viewer[]> = {
  anyone: ['visitor', 'customer', 'newCustomer', 'admin'],
  login: ['customer', 'newCustomer', 'admin'],
  customer: ['customer', 'newCustomer'],
  admin: ['admin'],
}

const accessOf = (path: string) => {
  const name = pageAt(path)
  if (!name) throw new Error(`no page at ${path}`)
  return pages[name].access
}

it.each(scenarioGuides)('$name opens a page that $as may open', ({ as, path }) => {
  expect(viewersOf[accessOf(path)]).toContain(as)
})

const idIn = (path: string) => decodeURIComponent(path.split('/').at(-1) ?? '')

it.each(scenarioGuides.filter(({ path }) => pageAt(path) === 'purchase'))('$name opens a part', ({ name, path }) => {
  db.use(scenarios[name])
  expect(db.get().parts).toContainEqual(expect.objectContaining({ _id: idIn(path) }))
})

it.each(scenarioGuides.filter(({ path }) => pageAt(path) === 'payment'))('$name opens an order to pay', (guide) => {
  db.use(scenarios[guide.name])
  const { email } = personas[guide.as === 'visitor' ? 'customer' : guide.as]
  const order = { _id: idIn(guide.path), userEmail: email, paid: false }
  expect(db.get().orders).toContainEqual(expect.objectContaining(order))
})

it.each(scenarioGuides)('$name says in one sentence what it shows, and what to do', (guide) => {
  expect(guide.sentence).toMatch(/^[A-Z].*\.$/)
  expect(guide.sentence).not.toMatch(/[.!?] [A-Z]/)
  expect(guide.toDo).toMatch(/^[A-Z].*\.$/)
  expect(guide.title).toMatch(/^[\dA-Z]/)
})

it('has about two dozen situations, with some in every group', () => {
  expect(scenarioGuides.length).toBeLessThan(30)
  expect(new Set(scenarioGuides.map(({ group }) => group))).toEqual(new Set(Object.keys(groupLabels)))
})

it('has a label and a sentence for everybody who can look at the shop', () => {
  expect(Object.keys(viewerTexts)).toEqual(viewersOf.anyone)
})

it('opens a situation as the one who sees it', () => {
  expect(situationFor('expireSession')).toEqual({
    scenario: 'expireSession',
    as: 'customer',
    dials: {},
    path: '/dashboard/mypurchases',
  })
})

it('names a card that is charged', () => {
  const cards = scenarioGuides.flatMap(({ toDo }) => toDo.match(/\d{4}(?: \d{4}){3}/g) ?? [])
  expect(new Set(cards.map(cardOutcome))).toEqual(new Set(['succeeds']))
})

it('offers the situations of a customer without any data of their own', () => {
  const { email } = personas.newCustomer
  const { accounts, users, orders, profiles, reviews } = db.get()
  expect(accounts.some((account) => account.email === email && account.password !== null)).toBe(true)
  expect(users.some((user) => user.email === email)).toBe(true)
  expect(orders.some(({ userEmail }) => userEmail === email)).toBe(false)
  expect([...profiles, ...reviews].some((row) => row.email === email)).toBe(false)
})
