import { useEffect, useRef, useState } from 'react'
import { isApiError } from '#src/api/apiError.ts'
import { baseApi } from '#src/api/baseApi.ts'
import { listTag, rowTag } from '#src/api/call.ts'
import { useAppDispatch } from '#src/api/hooks.ts'
import { shipOneOfSeveral } from '#src/api/orders.ts'
import type { Order } from '#src/domain/order.ts'
import {
  settle,
  stillChosen,
  toEntries,
  toInterrupted,
  type Shipping,
  type ShippingEnd,
  type ShippingEntry,
  type ShippingResult,
} from '#src/domain/shipping.ts'
import type { Loadable } from '#src/domain/status.ts'
import { withLock } from '#src/payment/locks.ts'
import { mayHaveGoneThrough } from '#src/routes/useLoadable.ts'
import { useSingleFlight } from '#src/routes/useSingleFlight.ts'
import { withinLimit } from '#src/routes/useWrite.ts'
import { drafts } from '#src/session/drafts.ts'
import { useAccount } from '#src/session/useSession.ts'

/** What the tab keeps while orders are on their way: a reload forgets the rest. */
const draftName = 'shipping'

interface Started {
  /** The page load that ships the orders, and holds a lock meanwhile: a duplicated tab has a copy of this draft. */
  page: string
  ids: readonly string[]
}

const thisPage = String(Math.random())
const lockOf = (page: string) => `dhruva-shipping-${page}`

// By hand: the schema of an array would be in the first load, with the others (SPEED-1).
const isStarted = (value: unknown): value is Started =>
  typeof value === 'object' &&
  value !== null &&
  'page' in value &&
  typeof value.page === 'string' &&
  'ids' in value &&
  Array.isArray(value.ids) &&
  value.ids.every((id) => typeof id === 'string')

function readStarted(accountId: string): Started | null {
  const started = drafts.read(draftName, accountId)
  return isStarted(started) ? started : null
}

function toResult(error: unknown): ShippingResult {
  if (error === undefined) return 'shipped'
  if (!isApiError(error) || mayHaveGoneThrough(error)) return 'unknown'
  return error.kind === 'notFound' ? 'gone' : 'refused'
}

/** @returns why the orders behind a failed one would fail too; null when they may succeed */
function toEnd(error: unknown): ShippingEnd | null {
  if (error === undefined) return null
  if (!isApiError(error) || error.kind === 'network') return 'offline'
  return error.kind === 'expired' || error.kind === 'forbidden' ? 'access' : null
}

/**
 * Ships chosen orders one after the other (ADMIN-17). Leaving the page ends it after the order in hand; the next visit says
 * what was sent. @param orders the whole list
 */
export function useShipSeveral(orders: Loadable<Order[]>) {
  const dispatch = useAppDispatch()
  const accountId = useAccount().id
  const runExclusive = useSingleFlight()
  const [interruptedIds, setInterruptedIds] = useState<readonly string[]>([])
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set())
  const [shipping, setShipping] = useState<Shipping | null>(null)
  const isStopped = useRef(false)
  useEffect(() => () => void (isStopped.current = true), [])

  useEffect(() => {
    const started = readStarted(accountId)
    if (!started) return
    const onLock = async (isFree: boolean) => {
      // This tab is a copy of one that ships the orders.
      if (!isFree && started.page !== thisPage) return drafts.remove(draftName)
      setInterruptedIds(started.ids)
      setChosenIds(new Set(started.ids))
    }
    void withLock(lockOf(started.page), onLock, { ifAvailable: true })
  }, [accountId])

  const choose = (ids: readonly string[], isChosen: boolean) =>
    setChosenIds((now) => new Set(isChosen ? [...now, ...ids] : [...now].filter((id) => !ids.includes(id))))

  const ship = async (chosen: readonly Order[]) => {
    isStopped.current = false
    const ids = chosen.map(({ id }) => id)
    drafts.write(draftName, accountId, { page: thisPage, ids } satisfies Started)
    let entries: readonly ShippingEntry[] = toEntries(chosen)
    let end: ShippingEnd | null = null
    const show = (id: string, result: ShippingResult) => {
      entries = entries.map((entry) => (entry.id === id ? { ...entry, result } : entry))
      setShipping({ entries, isStopping: isStopped.current, end: null })
    }
    for (const { id } of chosen) {
      if (isStopped.current) end = 'stopped'
      if (end !== null) break
      show(id, 'sending')
      const { error } = await withinLimit(dispatch(shipOneOfSeveral.initiate({ id }, { track: false })))
      show(id, toResult(error))
      end = toEnd(error)
    }
    entries = entries.map((entry) => (entry.result === 'waiting' ? { ...entry, result: 'notSent' } : entry))
    const shipped = entries.filter(({ result }) => result === 'shipped').map(({ id }) => id)
    if (shipped.length === entries.length) drafts.remove(draftName)
    choose(shipped, false)
    setShipping({ entries, isStopping: false, end: end ?? 'done' })
    dispatch(baseApi.util.invalidateTags([listTag('Order'), ...ids.map((id) => rowTag('Order', id))]))
  }

  const list = orders.state === 'ready' ? orders.value : []
  const interrupted = interruptedIds.length > 0 && orders.state === 'ready' ? toInterrupted(interruptedIds, list) : null
  return {
    chosen: stillChosen(list, chosenIds),
    shipping: shipping ? settle(shipping, list) : interrupted,
    onChoose: choose,
    onShip: (chosen: readonly Order[]) =>
      void runExclusive(() => withLock(lockOf(thisPage), () => ship(chosen), { ifAvailable: true })),
    onStop() {
      isStopped.current = true
      setShipping((now) => now && { ...now, isStopping: true })
    },
    onClose() {
      drafts.remove(draftName)
      setInterruptedIds([])
      setShipping(null)
    },
  }
}
