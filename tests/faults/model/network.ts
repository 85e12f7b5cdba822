import { confirmationLifetimeMs } from '#src/domain/paymentAttempt.ts'
import type { ReportViolation, Violation } from '#tests/support/paying/violations.ts'
import {
  ConnectionLostError,
  getOrderIdOfAmount,
  type Bank,
  type ConfirmOutcome,
  type PayClick,
} from '#tests/support/paying/bank.ts'
import type { ShopRequest, ShopServer } from '#tests/support/paying/shopServer.ts'

/**
 * How a request to the shop can fail. With `responseLost`, the server handles the request, but the tab gets a network error.
 */
export const httpFaults = ['responseLost', 'offline', 'serverError', 'invalidBody'] as const

/** The possible outcomes of each kind of call. */
interface OutcomesByKind {
  http: 'ok' | (typeof httpFaults)[number]
  confirm: ConfirmOutcome
  retrieve: 'ok' | 'offline'
}
export type CallKind = keyof OutcomesByKind

/** Whether and when the pending calls of a closed tab still take effect. */
export const lateEffects = ['none', 'now', 'later'] as const
export type LateEffect = (typeof lateEffects)[number]

/** A call that a tab has made. It has no effect until `deliver` is called with its outcome. */
export interface PendingCall<Kind extends CallKind = CallKind> {
  tabId: number
  kind: Kind
  /** Milliseconds since 1970. */
  madeAt: number
  /** The request to the shop, or the client secret that a call to the bank contains. */
  payload: Kind extends 'http' ? ShopRequest : string
  deliver(outcome: OutcomesByKind[Kind]): void
}

/** A replacement for `Request`, because constructing real requests would take most of a walk's time. */
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

/** The longest time, in ms, that the card provider takes to finish a confirmation. The shop waits longer (PAY-14). */
const latestFinishMs = confirmationLifetimeMs - 30_000

/** Holds back every call from a tab to the shop or the bank until the walk delivers it. */
export function createNetwork(server: ShopServer, bank: Bank, reportViolation: ReportViolation) {
  /** The pending calls, oldest first. */
  const pendingCalls = new Set<PendingCall>()
  const closedTabs = new Set<number>()
  /** The JSON of each order as a tab last read it. The keys consist of the tab's id and the path. */
  const lastReadOrders = new Map<string, string>()
  /** The tab and path of each payment record that will be sent again with a new token. */
  const recordsToReplay = new Set<string>()

  /**
   * Adds a pending call.
   * @param respond applies the call's effect and returns the response; throws ConnectionLostError if the tab receives
   * no response
   * @returns the promise that the tab waits for; it stays pending once the tab is closed
   */
  const addCall = <Kind extends CallKind, Result>(
    callFields: Omit<PendingCall<Kind>, 'deliver' | 'madeAt'>,
    respond: (outcome: OutcomesByKind[Kind]) => Result,
    signal?: AbortSignal | null,
    onAbort?: () => void,
  ) =>
    new Promise<Result>((resolve, reject) => {
      const isClosed = () => closedTabs.has(callFields.tabId)
      if (isClosed()) return
      const call: PendingCall<Kind> = {
        ...callFields,
        madeAt: Date.now(),
        deliver(outcome) {
          pendingCalls.delete(call)
          try {
            const result = respond(outcome)
            if (!isClosed()) resolve(result)
          } catch (error) {
            if (!(error instanceof ConnectionLostError)) throw error
            if (!isClosed()) reject(error)
          }
        },
      }
      pendingCalls.add(call)
      signal?.addEventListener('abort', () => {
        if (!pendingCalls.delete(call)) return
        reject(signal.reason)
        // The server may already have received the call.
        onAbort?.()
      })
    })

  const toOrderJson = (path: string) => JSON.stringify(server.orders.get(path.split('/').at(-1) ?? '') ?? null)

  /** Checks that a tab has read the current order before it charges the card or records the charge (PAY-16). */
  function checkOrderWasRead(violation: Violation, tabId: number, path: string): void {
    if (lastReadOrders.get(`${tabId} ${path}`) !== toOrderJson(path)) reportViolation(violation, path)
  }

  function fetch(tabId: number, browser: string, request: FakeRequest) {
    const payload = toShopRequest(request, browser)
    const tabAndPath = `${tabId} ${payload.path}`
    if (payload.method === 'PATCH' && !recordsToReplay.delete(tabAndPath))
      checkOrderWasRead('recorded without reading', tabId, payload.path)
    const respond = (outcome: OutcomesByKind['http']) => {
      if (outcome === 'offline') throw new ConnectionLostError(outcome)
      if (outcome === 'serverError') return toResponse(500, 'Internal Server Error')
      const { status, body } = server.respond(payload)
      if (outcome === 'responseLost') throw new ConnectionLostError(outcome)
      if (payload.method === 'GET') lastReadOrders.set(tabAndPath, toOrderJson(payload.path))
      if (payload.method === 'PATCH' && (status === 401 || status === 403)) recordsToReplay.add(tabAndPath)
      return toResponse(status, outcome === 'invalidBody' ? '<!doctype html>' : JSON.stringify(body))
    }
    const recordDespiteAbort = () => {
      if (payload.method === 'PATCH') server.respond(payload)
    }
    return addCall({ tabId, kind: 'http', payload }, respond, request.init.signal, recordDespiteAbort)
  }

  function confirm(tabId: number, secret: string, click: PayClick) {
    const amount = bank.intents.get(secret)?.amount
    if (amount !== undefined)
      checkOrderWasRead('charged without reading', tabId, `/mypurchase/${getOrderIdOfAmount(amount)}`)
    const respond = (outcome: ConfirmOutcome) => {
      const intent = bank.intents.get(secret)
      if (outcome === 'chargedLater' && intent) setTimeout(() => bank.finishProcessing(intent, true), latestFinishMs)
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
    pendingCalls,
    getCallsOfKind: <Kind extends CallKind>(kind: Kind) =>
      [...pendingCalls].filter((call): call is PendingCall<Kind> => call.kind === kind),
    /**
     * Drops the pending calls of a closed tab. Nobody receives their responses.
     * @param effect whether and when the calls still take effect
     */
    dropCalls(tabId: number, effect: LateEffect): void {
      closedTabs.add(tabId)
      for (const call of pendingCalls) {
        if (call.tabId !== tabId) continue
        pendingCalls.delete(call)
        if (effect === 'none') continue
        // The connection of a confirmation closes after 10 s, so an older confirmation no longer has an effect.
        if (call.kind === 'confirm' && Date.now() - call.madeAt < 10_000)
          call.deliver(effect === 'now' ? 'chargedButResponseLost' : 'chargedLater')
        if (call.kind === 'http') call.deliver('responseLost')
      }
    },
  }
}
export type Network = ReturnType<typeof createNetwork>
