import { confirmationLifetimeMs } from '#src/domain/paymentAttempt.ts'
import type { ReportViolation, Violation } from '#tests/support/paying/violations.ts'
import {
  ConnectionLostError,
  orderIdOfAmount,
  type Bank,
  type ConfirmOutcome,
  type PayClick,
} from '#tests/support/paying/bank.ts'
import type { ShopRequest, ShopServer } from '#tests/support/paying/shopServer.ts'

/** With `responseLost`, the server handles the request, but the tab gets a network error. */
export const httpFaults = ['responseLost', 'offline', 'serverError', 'invalidBody'] as const

/** The kinds of calls, and how each can end. */
interface Outcomes {
  http: 'ok' | (typeof httpFaults)[number]
  confirm: ConfirmOutcome
  retrieve: 'ok' | 'offline'
}
export type CallKind = keyof Outcomes

/** What happens to the calls of a closed tab. */
export const lateEffects = ['none', 'now', 'later'] as const
export type LateEffect = (typeof lateEffects)[number]

/** A call that a tab has made. It has no effect until `deliver` is called with its outcome. */
export interface PendingCall<Of extends CallKind = CallKind> {
  tabId: number
  kind: Of
  /** Milliseconds since 1970. */
  madeAt: number
  /** The request to the shop, or the secret of a call to the bank. */
  payload: Of extends 'http' ? ShopRequest : string
  deliver(outcome: Outcomes[Of]): void
}

/** The part of `Request` that the client uses. Constructing the platform's own class takes most of a walk's time. */
export class FakeRequest {
  readonly url: string
  readonly init: RequestInit
  constructor(url: string, init: RequestInit) {
    this.url = url
    this.init = init
  }
}

/** The part of `Response` that the client reads. */
const toResponse = (status: number, text: string) => ({
  headers: new Headers(),
  status,
  ok: status < 300,
  text: () => Promise.resolve(text),
})

function toShopRequest({ url, init }: FakeRequest, browser: string): ShopRequest {
  const bearer = new Headers(init.headers).get('authorization')
  const { pathname, search } = new URL(url)
  return {
    browser,
    method: init.method ?? 'GET',
    path: pathname + search,
    token: bearer?.replace('Bearer ', '') ?? null,
    body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
  }
}

/** The longest time a provider takes to finish a confirmation, in ms; the shop waits for it longer (PAY-14). */
const latestFinishMs = confirmationLifetimeMs - 30_000

/** Delays every call of all tabs to the shop and the bank until the walk delivers it. */
export function createNetwork(server: ShopServer, bank: Bank, reportViolation: ReportViolation) {
  /** The pending calls, in the order they were made. */
  const pending = new Set<PendingCall>()
  const closedTabs = new Set<number>()
  /** The orders as each tab last read them, by tab and path. */
  const lastReads = new Map<string, string>()
  /** The payment records that tabs send again with a new token, by tab and path. */
  const replays = new Set<string>()

  /**
   * Adds a pending call.
   * @param respond applies the call's effect. Returns what the tab receives; throws ConnectionLostError if the tab
   * receives nothing
   * @returns the promise that the tab waits for; it stays pending once the tab is closed
   */
  const addCall = <Of extends CallKind, Answer>(
    options: Omit<PendingCall<Of>, 'deliver' | 'madeAt'>,
    respond: (outcome: Outcomes[Of]) => Answer,
    signal?: AbortSignal | null,
    onAbort?: () => void,
  ) =>
    new Promise<Answer>((resolve, reject) => {
      const isClosed = () => closedTabs.has(options.tabId)
      if (isClosed()) return
      const call: PendingCall<Of> = {
        ...options,
        madeAt: Date.now(),
        deliver(outcome) {
          pending.delete(call)
          try {
            const result = respond(outcome)
            if (!isClosed()) resolve(result)
          } catch (error) {
            if (!(error instanceof ConnectionLostError)) throw error
            if (!isClosed()) reject(error)
          }
        },
      }
      pending.add(call)
      signal?.addEventListener('abort', () => {
        if (!pending.delete(call)) return
        reject(signal.reason)
        // The server may have received the call long ago.
        onAbort?.()
      })
    })

  const toOrderJson = (path: string) => JSON.stringify(server.orders.get(path.split('/').at(-1) ?? '') ?? null)

  /** A charge and its record rely on the order's data, so the tab must have read the order just before (PAY-16). */
  function checkWasRead(violation: Violation, tabId: number, path: string): void {
    if (lastReads.get(`${tabId} ${path}`) !== toOrderJson(path)) reportViolation(violation, path)
  }

  function fetch(tabId: number, browser: string, request: FakeRequest) {
    const payload = toShopRequest(request, browser)
    const key = `${tabId} ${payload.path}`
    if (payload.method === 'PATCH' && !replays.delete(key))
      checkWasRead('recorded without reading', tabId, payload.path)
    const respond = (outcome: Outcomes['http']) => {
      if (outcome === 'offline') throw new ConnectionLostError(outcome)
      if (outcome === 'serverError') return toResponse(500, 'Internal Server Error')
      const { status, body } = server.respond(payload)
      if (outcome === 'responseLost') throw new ConnectionLostError(outcome)
      if (payload.method === 'GET') lastReads.set(key, toOrderJson(payload.path))
      if (payload.method === 'PATCH' && (status === 401 || status === 403)) replays.add(key)
      return toResponse(status, outcome === 'invalidBody' ? '<!doctype html>' : JSON.stringify(body))
    }
    const record = () => {
      if (payload.method === 'PATCH') server.respond(payload)
    }
    return addCall({ tabId, kind: 'http', payload }, respond, request.init.signal, record)
  }

  function confirm(tabId: number, secret: string, click: PayClick) {
    const amount = bank.intents.get(secret)?.amount
    if (amount !== undefined) checkWasRead('charged without reading', tabId, `/mypurchase/${orderIdOfAmount(amount)}`)
    const respond = (outcome: ConfirmOutcome) => {
      const intent = bank.intents.get(secret)
      if (outcome === 'chargedLater' && intent) setTimeout(() => bank.finish(intent, true), latestFinishMs)
      return bank.confirm(secret, click, outcome)
    }
    return addCall({ tabId, kind: 'confirm', payload: secret }, respond)
  }

  const retrieve = (tabId: number, secret: string) =>
    addCall({ tabId, kind: 'retrieve', payload: secret }, (outcome) => {
      if (outcome === 'offline') throw new ConnectionLostError(outcome)
      return bank.retrieve(secret)
    })

  return {
    fetch,
    confirm,
    retrieve,
    pending,
    callsOfKind: <Of extends CallKind>(kind: Of) =>
      [...pending].filter((call): call is PendingCall<Of> => call.kind === kind),
    /**
     * Drops a closed tab's calls.
     * @param effect whether and when the calls still take effect
     */
    dropCalls(tabId: number, effect: LateEffect): void {
      closedTabs.add(tabId)
      for (const call of pending) {
        if (call.tabId !== tabId) continue
        pending.delete(call)
        if (effect === 'none') continue
        // No connection stays open longer than this with a confirmation.
        if (call.kind === 'confirm' && Date.now() - call.madeAt < 10_000)
          call.deliver(effect === 'now' ? 'chargedButResponseLost' : 'chargedLater')
        if (call.kind === 'http') call.deliver('responseLost')
      }
    },
  }
}
export type Network = ReturnType<typeof createNetwork>
