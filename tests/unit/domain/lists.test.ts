import { describe, expect, it } from 'vitest'
import { makeOrder, makePart, makeReview, makeUser } from '#mocks/seed/builders.ts'
import { toQueryString } from '#src/domain/listQuery.ts'
import { partList, reviewList, userList, type QueryOf } from '#src/domain/lists.ts'
import { allOrderList, myOrderList } from '#src/design-system/blocks/orders/orderLists.ts'
import { toOrder } from '#src/domain/order.ts'
import { toPart } from '#src/domain/part.ts'
import { toReview } from '#src/domain/review.ts'
import { toUser } from '#src/domain/user.ts'

type PartsQuery = QueryOf<typeof partList>

const unfilteredQuery: PartsQuery = { q: '', sort: null }

const createPart = (wire: Parameters<typeof makePart>[0]) => toPart(makePart(wire))
const parts = [
  createPart({ _id: 'rotor', name: 'Brake rotor 345 mm', describe: 'Cross-drilled', price: 84, availableParts: 480 }),
  createPart({ _id: 'kuehler', name: 'Kühler', describe: 'Für RENNSPORT, 10 l', price: 310, availableParts: 12 }),
  createPart({ _id: 'quote', name: 'Brake caliper', describe: 'Six pistons', price: 'on request', availableParts: 0 }),
  createPart({ _id: 'rotor-9', name: 'brake rotor 99 mm', describe: '', price: 9.5, availableParts: 480 }),
  createPart({ _id: 'nameless', name: '', describe: null, price: 1, availableParts: 1 }),
]

const joinIds = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).join(' ')
const selectPartIds = (query: Partial<PartsQuery>, rows = parts) =>
  joinIds(partList.select(rows, { ...unfilteredQuery, ...query }))

describe('the query of a list in the URL', () => {
  it.each<[string, PartsQuery]>([
    ['', unfilteredQuery],
    ['?q=rotor', { q: 'rotor', sort: null }],
    ['?sort=priceDown', { q: '', sort: 'priceDown' }],
    ['?q=brake+%26+r%C3%B6tor+&sort=name', { q: 'brake & rötor ', sort: 'name' }],
  ])('is parsed from “%s” and written back unchanged', (search, query) => {
    expect(partList.readQuery(new URLSearchParams(search))).toEqual(query)
    expect(toQueryString(query)).toBe(search)
  })

  it.each(['?sort=colour', '?sort=', '?sort=__proto__', '?q='])('is empty for %s', (search) => {
    expect(partList.readQuery(new URLSearchParams(search))).toEqual(unfilteredQuery)
  })
})

describe('the list of parts', () => {
  it('returns the same array for an empty query', () => {
    expect(partList.select(parts, unfilteredQuery)).toBe(parts)
    expect(partList.select(parts, { q: '  ', sort: null })).toBe(parts)
  })

  it.each([
    ['BRAKE', 'rotor quote rotor-9'],
    ['KÜHLER rennsport', 'kuehler'],
    ['mm cross', 'rotor'],
    ['.*', ''],
    ['\u200Bkuhl\u00ADer\u00A0', 'kuehler'],
  ])('searching for “%s” finds %j', (q, foundIds) => expect(selectPartIds({ q })).toBe(foundIds))

  // A missing mark changes the word in Bangla and Thai. In Greek, Russian and French, people often omit accents.
  it.each([
    ['কল', 'কাল', false],
    ['กน', 'กิน', false],
    ['ﾊﾟﾝ', 'パン', true],
    ['Ελατηριο', 'Ελατήριο', true],
    ['елка', 'ёлка', true],
    ['bremsscheibe', 'Brèmsscheibe', true],
  ])('whether searching for “%s” finds “%s”: %s (ORDER-12)', (q, name, isFound) => {
    expect(partList.select([createPart({ name })], { ...unfilteredQuery, q })).toHaveLength(isFound ? 1 : 0)
  })

  // Names contain typographic symbols that keyboards lack, and cards display names in capitals.
  it.each([
    ["driver's", 'Mirror, driver’s side'],
    ['driver’s', "Mirror, driver's side"],
    ['5/8"', 'Hose 5/8″'],
    ['5/8″', 'Hose 5/8"'],
    ['1/2', 'Socket ½″'],
    ['17x7.5', 'Rim 17×7.5'],
    ['17×7.5', 'Rim 17x7.5'],
    ['m8-1.25', 'Bolt M8–1.25'],
    ['M8–1.25', 'Bolt M8‑1.25'],
    ['STRASSEN', 'Straßenreifen'],
    ['straßen', 'STRASSENREIFEN'],
    ['ISI', 'ısı'],
    ['ısı', 'ISI'],
    ['istanbul', 'İstanbul'],
    ['sorensen', 'Sørensen'],
    ['lodz', 'Łódź'],
    ['aerosol', 'Ærosol'],
    ['esik', 'eşik'],
    ['οδοσ', 'Οδός'],
  ])('searching for “%s” finds “%s” (ORDER-12)', (q, name) =>
    expect(selectPartIds({ q }, [createPart({ name })])).not.toBe(''),
  )

  // When sorted by price, a part with a price of 0 is last, like a part without a price (ORDER-11).
  it.each<[PartsQuery['sort'], string]>([
    [null, 'sample rotor kuehler quote rotor-9 nameless'],
    ['name', 'quote rotor-9 rotor kuehler sample nameless'],
    ['priceUp', 'nameless rotor-9 rotor kuehler sample quote'],
    ['priceDown', 'kuehler rotor rotor-9 nameless sample quote'],
    ['stock', 'rotor rotor-9 kuehler nameless sample quote'],
  ])('sorts the parts by %s', (sort, ids) => {
    const freeSample = createPart({ _id: 'sample', name: 'Sample', price: 0, availableParts: 0 })
    expect(selectPartIds({ sort }, [freeSample, ...parts])).toBe(ids)
  })

  it('searches and sorts without changing the original array', () => {
    const partsBefore = [...parts]
    expect(selectPartIds({ q: 'brake', sort: 'priceDown' })).toBe('rotor rotor-9 quote')
    expect(parts).toEqual(partsBefore)
  })
})

describe('the lists of orders', () => {
  const createItemFields = (itemName: string | null, itemPrice: number | string) => ({ itemName, itemPrice })
  const createPaidFields = (status: string, transationId: string) => ({ paid: true, status, transationId })
  // Each test needs new rows, because a list caches the text of every row it has searched.
  const makeOrders = () =>
    [
      makeOrder({ _id: 'unpaid', itemInfo: createItemFields('Kühler 9', 10), quantity: 2 }),
      makeOrder({ _id: 'lost', itemInfo: null, userName: null, userEmail: 'lost@shop.example' }),
      makeOrder({
        _id: 'shipped',
        itemInfo: createItemFields('Kühler 10', 100),
        quantity: 1,
        ...createPaidFields('shipped', 'pi_9xK2'),
      }),
      makeOrder({
        _id: 'returned',
        itemInfo: createItemFields('Rotor', 'on request'),
        ...createPaidFields('returned', 'pi_3Q8r'),
      }),
      makeOrder({
        _id: 'pending',
        itemInfo: createItemFields('Rotor', 5),
        userName: 'Arjun Mehta',
        ...createPaidFields('pending', 'pi_7wM7'),
      }),
    ].map(toOrder)
  const allOrders = 'unpaid lost shipped returned pending'

  it.each([
    ['kuhler', 'unpaid shipped'],
    ['details missing', 'lost'],
    ['pi_9xk2', 'shipped'],
    ['returned', 'returned'],
    ['rotor pending', 'pending'],
    // The end of one value and the start of the next value do not form a word.
    ['rotorpending', ''],
    ['pendingpi_7wM7', ''],
    ['arjun', ''],
  ])('searching My Orders for “%s” finds %j', (q, foundIds) => {
    expect(joinIds(myOrderList.select(makeOrders(), { q, sort: null }))).toBe(foundIds)
  })

  it.each([
    ['arjun', 'pending'],
    ['lost@shop', 'lost'],
    ['kamal rotor', 'returned'],
    ['paid', allOrders],
    // A search for “paid” also finds unpaid orders, but a search for “unpaid” finds no paid ones.
    ['unpaid', 'unpaid lost'],
  ])('searching Manage All Orders for “%s” finds %j', (q, foundIds) => {
    expect(joinIds(allOrderList.select(makeOrders(), { q, sort: null }))).toBe(foundIds)
  })

  it.each<[QueryOf<typeof allOrderList>['sort'], string]>([
    [null, allOrders],
    // Servers append new rows, so the newest row is the last one.
    ['newest', 'pending returned shipped lost unpaid'],
    ['part', 'unpaid shipped returned pending lost'],
    ['totalDown', 'shipped pending unpaid lost returned'],
    ['totalUp', 'unpaid shipped pending lost returned'],
    ['unpaid', 'unpaid lost shipped returned pending'],
    ['toShip', 'pending unpaid lost shipped returned'],
    ['customer', 'pending unpaid shipped returned lost'],
  ])('sorts all orders by %s', (sort, ids) => {
    expect(joinIds(allOrderList.select(makeOrders(), { q: '', sort }))).toBe(ids)
  })

  it('offers no sort by customer in My Orders', () => {
    expect(myOrderList.readSort('customer')).toBeNull()
    expect(myOrderList.sorts).toEqual(['newest', 'part', 'totalDown', 'totalUp', 'unpaid'])
  })
})

describe('the lists of reviews and users', () => {
  const reviews = [
    makeReview({ _id: 'japan', name: 'Yuki', country: 'Japan', rating: 3.5, review: `${'x'.repeat(60)} gasket` }),
    makeReview({ _id: 'nothing', name: null, country: null, review: null, rating: null }),
    makeReview({ _id: 'india', name: 'Arjun', country: 'India', review: 'True rotors' }),
  ].map(toReview)

  it.each<[string, QueryOf<typeof reviewList>['sort'], string]>([
    // The search covers the whole review, although the table displays only an excerpt.
    ['GASKET', null, 'japan'],
    ['', 'newest', 'india nothing japan'],
    ['true', 'newest', 'india'],
    // Missing values are last.
    ['', 'name', 'india japan nothing'],
    ['', 'country', 'india japan nothing'],
    ['', 'ratingDown', 'india japan nothing'],
    ['', 'ratingUp', 'nothing japan india'],
  ])('searching reviews for “%s”, sorted by %s, finds %j', (q, sort, foundIds) =>
    expect(joinIds(reviewList.select(reviews, { q, sort }))).toBe(foundIds),
  )

  const users = [
    makeUser({ email: 'b+10@shop.example', name: 'Zoë' }),
    makeUser({ email: 'b+9@shop.example', name: null }),
    makeUser({ email: 'a@shop.example', name: 'Nadia', role: 'admin' }),
  ].map(toUser)

  it.each<[string, QueryOf<typeof userList>['sort'], string[]]>([
    ['zoe', null, ['b+10']],
    ['', 'email', ['a@sh', 'b+9@', 'b+10']],
    ['', 'name', ['a@sh', 'b+10', 'b+9@']],
    ['', 'admins', ['a@sh', 'b+10', 'b+9@']],
  ])('searching users for “%s”, sorted by %s, finds %j', (q, sort, emailStarts) =>
    expect(userList.select(users, { q, sort }).map(({ email }) => email.slice(0, 4))).toEqual(emailStarts),
  )
})
