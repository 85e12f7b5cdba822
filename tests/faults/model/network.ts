import { ConnectionLost, type Bank, type ConfirmOutcome, type PayClick } from '#tests/support/paying/bank.ts'
import type { ShopRequest, ShopServer } from '#tests/support/paying/shopServer.ts'

/** `responseLost`: the server handles the request, but the tab gets a network error. */
export const httpFaults = ['responseLost', 'offline', 'serverError', 'invalidBody'] as const

/** The kinds of calls, and how each can end. */
interface Outcomes {
  http: 'ok' | (typeof httpFaults)[number]
  confirm: ConfirmOutcome
  retrieve: 'ok' | 'offline'
}
export type Kind = keyof Outcomes

/** A call that a tab has made. It has no effect until `deliver` is called with its outcome. */
export interface PendingCall<Of extends Kind = Kind> {
  tabId: number
  kind: Of
  /** A request to the shop; of a call to the bank, the secret. */
  sent: Of extends 'http' ? ShopRequest : string
  deliver(outcome: Outcomes[Of]): void
}

/** The part of `Request` that the client uses: constructing the platform's own takes most of a walk's time. */
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

function toShopRequest({ url, init }: FakeRequest): ShopRequest {
  const bearer = new Headers(init.headers).get('authorization')
  return {
    method: init.method ?? 'GET',
    path: new URL(url).pathname,
    token: bearer?.replace('Bearer ', '') ?? null,
    body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
  }
}

/** Holds every call of all tabs to the shop and the bank until the walk delivers it. */
export function createNetwork(server: ShopServer, bank: Bank) {
  /** In the order they were made. */
  const pending = new Set<PendingCall>()
  const closedTabs = new Set<number>()

  /**
   * Holds a call.
   * @param answer has the call's effect. Returns what the tab gets; throws ConnectionLost when it gets nothing
   * @returns the promise that the tab waits for; it stays pending once the tab is closed
   */
  const hold = <Of extends Kind, Answer>(
    made: Omit<PendingCall<Of>, 'deliver'>,
    answer: (outcome: Outcomes[Of]) => Answer,
    signal?: AbortSignal | null,
  ) =>
    new Promise<Answer>((resolve, reject) => {
      const isClosed = () => closedTabs.has(made.tabId)
      if (isClosed()) return
      const call: PendingCall<Of> = {
        ...made,
        deliver(outcome) {
          pending.delete(call)
          try {
            const answered = answer(outcome)
            if (!isClosed()) resolve(answered)
          } catch (error) {
            if (!(error instanceof ConnectionLost)) throw error
            if (!isClosed()) reject(error)
          }
        },
      }
      pending.add(call)
      signal?.addEventListener('abort', () => {
        pending.delete(call)
        reject(signal.reason)
      })
    })

  function fetch(tabId: number, fetched: FakeRequest) {
    const sent = toShopRequest(fetched)
    const answer = (outcome: Outcomes['http']) => {
      if (outcome === 'offline') throw new ConnectionLost(outcome)
      if (outcome === 'serverError') return toResponse(500, 'Internal Server Error')
      const { status, body } = server.respond(sent)
      if (outcome === 'responseLost') throw new ConnectionLost(outcome)
      return toResponse(status, outcome === 'invalidBody' ? '<!doctype html>' : JSON.stringify(body))
    }
    return hold({ tabId, kind: 'http', sent }, answer, fetched.init.signal)
  }

  const confirm = (tabId: number, sent: string, click: PayClick) =>
    hold({ tabId, kind: 'confirm', sent }, (outcome) => bank.confirm(sent, click, outcome))

  const retrieve = (tabId: number, sent: string) =>
    hold({ tabId, kind: 'retrieve', sent }, (outcome) => {
      if (outcome === 'offline') throw new ConnectionLost(outcome)
      return bank.retrieve(sent)
    })

  return {
    fetch,
    confirm,
    retrieve,
    pending,
    callsOfKind: <Of extends Kind>(kind: Of) =>
      [...pending].filter((call): call is PendingCall<Of> => call.kind === kind),
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
