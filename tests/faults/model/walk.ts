import { vi } from 'vitest'
import { createActions, weights } from '#tests/faults/model/actions.ts'
import { deliver } from '#tests/faults/model/deliver.ts'
import type { Guard } from '#tests/faults/model/guards.ts'
import { createWorld, people, type World } from '#tests/faults/model/world.ts'

/** Share of the storage events that arrive at once; the others come with the next one. */
const told = 0.6

/** Long enough for every call and repetition to come to its end. */
const patience = 400

/** Nothing fails any more, and time goes on, until nothing is on its way. */
async function heal(world: World): Promise<void> {
  const { wire } = world
  let quiet = 0
  for (let round = 0; round < patience; round += 1) {
    await world.settle(1)
    const [call] = wire.waiting()
    if (call) deliver(world, call, 0)
    else if (quiet === 2) return
    else vi.advanceTimersByTime(8000)
    quiet = call ? 0 : quiet + 1
  }
  throw new Error('the world does not come to rest')
}

function checkForms({ tabs, journal, browser, violate }: World): void {
  for (const tab of tabs) {
    const page = tab.page()
    if (!page || page.offer() === null || browser.account?.id !== page.userId) continue
    if (journal.read(page.userId, page.orderId)?.stage === 'charged')
      violate('card form for a charged order', page.orderId)
  }
}

/** Where a tab is about to record a payment, one more failure must not keep it from doing so (PAY-3). */
async function checkPatience(world: World): Promise<void> {
  const { tabs, wire, shop, violate } = world
  const recording = [...tabs].map((tab) => tab.recording()).filter((orderId) => orderId !== null)
  for (const call of wire.waiting()) {
    if (call.kind !== 'http' || call.request.method !== 'PATCH') continue
    wire.take(call)
    call.deliver('down')
  }
  await heal(world)
  for (const orderId of recording) {
    if (shop.orders.get(orderId)?.paid === false) violate('recording given up early', orderId)
  }
}

/** Everybody comes back, to a new tab unless this one is all the memory there is. */
async function comeBack(world: World): Promise<void> {
  const { tabs } = world
  for (const account of people) {
    if (!world.isForgetful) for (const tab of tabs) world.close(tab, 1)
    world.enter(null)
    world.enter(account)
    if (tabs.size === 0) world.open()
    await heal(world)
  }
}

/** A charge is on its order or, where the admin deleted that, in the journal. */
function checkRecorded({ bank, shop, journal, violate, isForgetful }: World): void {
  for (const [orderId, [secret = '']] of bank.charges) {
    const order = shop.orders.get(orderId)
    const isKnown = order
      ? order.paid && order.transactionId === bank.intents.get(secret)?.id
      : isForgetful || journal.all().some((attempt) => attempt.stage === 'charged' && attempt.clientSecret === secret)
    if (!isKnown) violate('paid order lost', orderId)
  }
}

/**
 * One random walk of customers, tabs, network, bank and admin, and its end: the network heals and everybody comes back.
 * The same seed is the same walk.
 * @param missing a guard that is taken away
 */
export async function walk(seed: number, missing: Guard | null = null) {
  const world = createWorld(seed, missing)
  const { random, findings, tabs, wire, bank, shop } = world
  const actions = createActions(world)
  const length = random.pick([20, 40, 80]) ?? 40
  let steps = 0

  world.open()
  if (!world.isForgetful && random.chance(0.5)) world.open()
  await world.settle(1)
  for (const signIn of wire.waiting()) deliver(world, signIn, 0)
  await world.settle(1)
  while (steps < length && findings.length === 0) {
    steps += 1
    actions[random.weighted(weights) ?? 'deliver']()
    if (await world.settle(told)) checkForms(world)
  }
  if (findings.length === 0) {
    await checkPatience(world)
    await comeBack(world)
    checkRecorded(world)
  }
  for (const tab of tabs) world.close(tab, 0)
  return { steps, findings, charges: bank.charges.size, orders: shop.bought() }
}
