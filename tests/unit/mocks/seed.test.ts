import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as builders from '#mocks/seed/builders.ts'
import { personas } from '#mocks/personas.ts'
import { pictureFile } from '#mocks/pictures.ts'
import { worldSchema } from '#mocks/schema.ts'
import { seed } from '#mocks/seed/seed.ts'
import { canPay, orderTotal, orderWireSchema, toOrder } from '#src/domain/order.ts'
import { purchaseBlock, toPart } from '#src/domain/part.ts'
import { partWireSchema } from '#src/domain/partSchema.ts'
import { profileWireSchema } from '#src/domain/profile.ts'
import { toReview } from '#src/domain/review.ts'
import { reviewWireSchema } from '#src/domain/reviewSchema.ts'
import { userWireSchema } from '#src/domain/user.ts'

const world = seed()
const pictures = readdirSync(`${import.meta.dirname}/../../../mocks/pictures`)
const unique = (values: unknown[]) => new Set(values).size === values.length

it('matches the schema, without additional keys', () => {
  expect(worldSchema.parse(seed())).toEqual(world)
})

it('is the same every time, in separate copies', () => {
  expect(seed()).toEqual(world)
  expect(seed().parts[0]).not.toBe(world.parts[0])
})

it('has at least 24 parts, 12 reviews, 10 users, 16 orders', () => {
  const { parts, reviews, users, orders } = world
  expect(parts.length).toBeGreaterThanOrEqual(24)
  expect([reviews.length, users.length, orders.length]).toEqual([12, 10, 16])
})

it('has unique ids, and an unused number for the next id', () => {
  const ids = [...world.parts, ...world.reviews, ...world.users, ...world.orders].map(({ _id }) => _id)
  expect(unique(ids)).toBe(true)
  expect(ids.some((id) => id?.endsWith(`-${world.nextId}`))).toBe(false)
})

describe('parts', () => {
  it('have unique names, a description, and a picture that exists', () => {
    expect(unique(world.parts.map(({ name }) => name))).toBe(true)
    for (const part of world.parts) {
      expect(part.describe?.length).toBeGreaterThan(40)
      expect(pictures).toContain(part.image)
    }
    expect(new Set(world.parts.map(({ image }) => image))).toEqual(new Set(pictures))
  })

  it('cost at least 6.40 dollars and less than 1,000 dollars', () => {
    const prices = world.parts.map((part) => toPart(part).price).filter((price) => price !== null)
    expect(Math.min(...prices)).toBe(6.4)
    expect(Math.max(...prices)).toBeLessThan(1000)
  })

  it('use every spelling of the stock and every number format (DATA-1, DATA-2)', () => {
    const { parts } = world
    expect(parts.some((part) => part.avaailableParts === undefined)).toBe(true)
    expect(parts.some((part) => part.availableParts === undefined)).toBe(true)
    expect(
      parts.some((part) => part.avaailableParts && part.availableParts && part.avaailableParts !== part.availableParts),
    ).toBe(true)
    const values = parts.flatMap((part) => [part.price, part.availableParts, part.avaailableParts])
    expect(values).toEqual(expect.arrayContaining(['1,200', ' 50 ', '118.00', 0, undefined]))
  })

  it('include every reason against a purchase; the first nine can be bought', () => {
    const blocks = world.parts.map((part) => purchaseBlock(toPart(part)))
    expect(new Set(blocks)).toEqual(new Set([null, 'soldOut', 'minimumAboveStock', 'noPrice']))
    expect(blocks.slice(0, 9).every((block) => block === null)).toBe(true)
  })
})

describe('orders', () => {
  it('refer to existing parts, with their price and at least their minimum quantity', () => {
    for (const wire of world.orders.filter(({ itemInfo }) => itemInfo)) {
      const order = toOrder(wire)
      const part = world.parts.map(toPart).find(({ name }) => name === order.item?.name)
      expect(order.item?.price).toBe(part?.price)
      expect(order.item?.image).toBe(part?.image)
      expect(order.quantity).toBeGreaterThanOrEqual(part?.minimumQuantity ?? Infinity)
      expect(orderTotal(order)).toBeGreaterThan(0)
    }
  })

  it('are in every state, one without its item, one with a quantity as text, one without paid (DATA-7)', () => {
    const states = world.orders.map((order) => toOrder(order).state)
    expect(new Set(states)).toEqual(new Set(['unpaid', 'pending', 'shipped', 'unknown']))
    expect(world.orders.filter(({ itemInfo }) => !itemInfo)).toHaveLength(1)
    expect(world.orders.some(({ quantity }) => typeof quantity === 'string')).toBe(true)
    expect(world.orders.some((order) => !('paid' in order))).toBe(true)
  })

  it('have a transaction id exactly when they are paid', () => {
    for (const { paid, transationId } of world.orders) expect(Boolean(transationId)).toBe(paid === true)
    const ids = world.orders.flatMap(({ transationId }) => transationId ?? [])
    expect(unique(ids)).toBe(true)
  })

  it('of the customer include unpaid, pending and shipped ones', () => {
    const mine = world.orders.filter(({ userEmail }) => userEmail === personas.customer.email).map(toOrder)
    expect(mine.map(({ state }) => state)).toEqual(['unpaid', 'unpaid', 'pending', 'shipped', 'shipped'])
    expect(mine.some(canPay)).toBe(true)
  })
})

it('has reviews from all four countries, in half stars, with one rating as text', () => {
  expect(new Set(world.reviews.map(({ country }) => country))).toEqual(
    new Set(['Bangladesh', 'India', 'Japan', 'Nepal']),
  )
  for (const review of world.reviews) expect(toReview(review).rating).toBe(Number(review.rating))
  expect(world.reviews.some(({ rating }) => typeof rating === 'string')).toBe(true)
})

it('has the personas, at least two admins, and an account for each user', () => {
  const emails = world.users.map(({ email }) => email)
  expect(emails).toEqual(expect.arrayContaining(Object.values(personas).map(({ email }) => email)))
  expect(world.users.filter(({ role }) => role === 'admin').length).toBeGreaterThanOrEqual(2)
  expect(world.accounts.map(({ email }) => email)).toEqual(emails)
  expect(world.profiles.some(({ email }) => email === personas.newCustomer.email)).toBe(false)
})

it('has a user for the address of every order', () => {
  const emails = world.users.map(({ email }) => email)
  for (const { userEmail } of world.orders) expect(emails).toContain(userEmail)
})

it('builders make valid rows with the given fields', () => {
  expect(partWireSchema.parse(builders.makePart({ price: 0 }))).toMatchObject({ price: 0, name: expect.any(String) })
  expect(orderWireSchema.parse(builders.makeOrder({ paid: true }))).toMatchObject({ paid: true })
  expect(reviewWireSchema.parse(builders.makeReview({ rating: 0 }))).toMatchObject({ rating: 0 })
  expect(userWireSchema.parse(builders.makeUser({ role: 'admin' }))).toMatchObject({ role: 'admin' })
  expect(profileWireSchema.parse(builders.makeProfile({ linkedin: '' }))).toMatchObject({ linkedin: '' })
  expect(builders.makePart().image).toBe(`https://images.shop.test/pictures/${pictureFile('rotor')}`)
})
