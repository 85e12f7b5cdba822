import type { PaymentIntent } from '#src/domain/payment.ts'
import type { ConfirmResult } from '#src/platform/ports.ts'
import type { Bank, ConfirmOutcome, PayClick } from '#tests/support/paying/bank.ts'
import { type FakeRequest, FakeResponse, toShopRequest } from '#tests/faults/model/http.ts'
import type { ShopRequest, ShopServer } from '#tests/support/paying/shopServer.ts'

/** `responseLost`: the server handles the request, but the tab gets a network error. */
export const httpFaults = ['responseLost', 'offline', 'serverError', 'invalidBody'] as const
export type HttpOutcome = 'ok' | (typeof httpFaults)[number]

/** A call that a tab has made. It has no effect until `deliver` is called with its outcome. */
export type PendingCall = { tabId: number } & (
  | { kind: 'http'; request: ShopRequest; deliver: (outcome: HttpOutcome) => void }
  | { kind: 'confirm'; secret: string; deliver: (outcome: ConfirmOutcome) => void }
  | { kind: 'retrieve'; secret: string; deliver: (outcome: 'ok' | 'offline') => void }
)
export type CallOfKind<Kind extends PendingCall['kind']> = Extract<PendingCall, { kind: Kind }>

const networkError = () => new TypeError('offline')

/** Holds every call of all tabs to the shop and the bank until the walk delivers it. */
export function createNetwork(server: ShopServer, bank: Bank) {
  /** In the order they were made. */
  const pending = new Set<PendingCall>()
  const closedTabs = new Set<number>()

  /** Holds a call. @returns the promise that the tab waits for; it stays pending once the tab is closed */
  const hold = <T>(
    tabId: number,
    createCall: (resolve: (value: T) => void, reject: (reason: unknown) => void) => PendingCall,
  ) =>
    new Promise<T>((resolve, reject) => {
      if (closedTabs.has(tabId)) return
      const call = createCall(
        (value) => closedTabs.has(tabId) || resolve(value),
        (reason) => closedTabs.has(tabId) || reject(reason),
      )
      pending.add(call)
    })

  const fetch = (tabId: number, fetched: FakeRequest) =>
    hold<FakeResponse>(tabId, (resolve, reject) => {
      const request = toShopRequest(fetched)
      const deliver = (outcome: HttpOutcome) => {
        if (outcome === 'offline') return reject(networkError())
        if (outcome === 'serverError') return resolve(new FakeResponse(500, 'Internal Server Error'))
        const { status, body } = server.respond(request)
        if (outcome === 'responseLost') return reject(networkError())
        return resolve(new FakeResponse(status, outcome === 'invalidBody' ? '<!doctype html>' : JSON.stringify(body)))
      }
      const call: PendingCall = { tabId, kind: 'http', request, deliver }
      fetched.init.signal?.addEventListener('abort', () => {
        pending.delete(call)
        reject(new DOMException('aborted', 'AbortError'))
      })
      return call
    })

  const confirm = (tabId: number, secret: string, click: PayClick) =>
    hold<ConfirmResult>(tabId, (resolve, reject) => {
      const deliver = (outcome: ConfirmOutcome) => {
        try {
          resolve(bank.confirm(secret, click, outcome))
        } catch (error) {
          reject(error)
        }
      }
      return { tabId, kind: 'confirm', secret, deliver }
    })

  const retrieve = (tabId: number, secret: string) =>
    hold<PaymentIntent | null>(tabId, (resolve, reject) => {
      const deliver = (outcome: 'ok' | 'offline') =>
        outcome === 'offline' ? reject(networkError()) : resolve(bank.retrieve(secret))
      return { tabId, kind: 'retrieve', secret, deliver }
    })

  return {
    fetch,
    confirm,
    retrieve,
    pendingCalls: () => [...pending],
    callsOfKind: <Kind extends PendingCall['kind']>(kind: Kind) =>
      [...pending].filter((call): call is CallOfKind<Kind> => call.kind === kind),
    remove: (call: PendingCall) => void pending.delete(call),
    /** Drops a closed tab's calls. @param reachesServer whether they still have their effect */
    dropCalls(tabId: number, reachesServer: boolean): void {
      closedTabs.add(tabId)
      for (const call of pending) {
        if (call.tabId !== tabId) continue
        pending.delete(call)
        if (!reachesServer) continue
        if (call.kind === 'confirm') call.deliver('chargedButResponseLost')
        if (call.kind === 'http') call.deliver('responseLost')
      }
    },
  }
}
export type Network = ReturnType<typeof createNetwork>
