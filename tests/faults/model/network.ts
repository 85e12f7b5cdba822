import type { PaymentIntent } from '#src/domain/payment.ts'
import type { ConfirmResult } from '#src/platform/ports.ts'
import type { Bank, PayClick } from '#tests/faults/model/bank.ts'
import { FakeRequest, FakeResponse, toShopRequest } from '#tests/faults/model/http.ts'
import type { ShopRequest, ShopServer } from '#tests/faults/model/shopServer.ts'

/** `responseLost`: the server handles the request, but the tab gets a network error. */
export type HttpOutcome = 'ok' | 'responseLost' | 'offline' | 'serverError' | 'invalidBody'

/** `errorButCharged`: an error that carries a succeeded intent (PAY-6). */
export type ConfirmOutcome =
  | 'charged'
  | 'declined'
  | 'processing'
  | 'challenged'
  | 'errorButCharged'
  | 'chargedButResponseLost'
  | 'offline'

/** A call that a tab has made. It has no effect until `deliver` is called with its outcome. */
export type PendingCall = { tabId: number } & (
  | { kind: 'http'; request: ShopRequest; deliver: (outcome: HttpOutcome) => void }
  | { kind: 'confirm'; deliver: (outcome: ConfirmOutcome) => void }
  | { kind: 'retrieve'; deliver: (outcome: 'ok' | 'offline') => void }
)

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
        if (outcome === 'offline') return reject(networkError())
        const hasError = outcome === 'errorButCharged'
        const isResponseLost = outcome === 'chargedButResponseLost'
        const result = bank.confirm(secret, click, hasError || isResponseLost ? 'charged' : outcome)
        if (isResponseLost) return reject(networkError())
        return resolve(hasError ? { ...result, error: 'Something odd happened.' } : result)
      }
      return { tabId, kind: 'confirm', deliver }
    })

  const retrieve = (tabId: number, secret: string) =>
    hold<PaymentIntent | null>(tabId, (resolve, reject) => {
      const deliver = (outcome: 'ok' | 'offline') => {
        const intent = bank.intents.get(secret)
        if (outcome === 'offline') reject(networkError())
        else resolve(intent ? { ...intent } : null)
      }
      return { tabId, kind: 'retrieve', deliver }
    })

  return {
    fetch,
    confirm,
    retrieve,
    pendingCalls: () => [...pending],
    remove: (call: PendingCall) => void pending.delete(call),
    /** Drops a closed tab's calls. @param reachesServer whether a call still has its effect, asked for each */
    dropCalls(tabId: number, reachesServer: () => boolean): void {
      closedTabs.add(tabId)
      for (const call of pending) {
        if (call.tabId !== tabId) continue
        pending.delete(call)
        if (!reachesServer()) continue
        if (call.kind === 'confirm') call.deliver('chargedButResponseLost')
        if (call.kind === 'http') call.deliver('responseLost')
      }
    },
  }
}
export type Network = ReturnType<typeof createNetwork>
