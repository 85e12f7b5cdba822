import type { PaymentIntent } from '#src/domain/payment.ts'
import type { ConfirmResult } from '#src/platform/ports.ts'
import type { Bank, Gesture } from '#tests/faults/model/bank.ts'
import { ModelRequest, ModelResponse, readRequest } from '#tests/faults/model/http.ts'
import type { Request, Shop } from '#tests/faults/model/shop.ts'

/** How a request ends. lost: done, and the answer never arrives · down: it never arrives itself. */
export type HttpOutcome = 'ok' | 'lost' | 'down' | 'fails' | 'garbage'
/** What becomes of a confirmation; errorButCharged: an error that carries a succeeded intent (PAY-6). */
export type ConfirmOutcome =
  | 'charged'
  | 'declined'
  | 'processing'
  | 'challenged'
  | 'errorButCharged'
  | 'chargedButLost'
  | 'down'

/** A call on its way from a tab: nothing happens before it is delivered, and how it ends is said then. */
export type Call = { tab: number } & (
  | { kind: 'http'; request: Request; deliver: (outcome: HttpOutcome) => void }
  | { kind: 'confirm'; deliver: (outcome: ConfirmOutcome) => void }
  | { kind: 'retrieve'; deliver: (outcome: 'ok' | 'down') => void }
)

const offline = () => new TypeError('offline')

/** The calls of all tabs to the shop and the bank, in the order they were made. */
export function createWire(shop: Shop, bank: Bank) {
  const waiting = new Set<Call>()
  const gone = new Set<number>()

  /** An answer that a tab waits for; one that is gone asks nothing and hears nothing. */
  const answer = <T>(tab: number, ask: (resolve: (value: T) => void, reject: (reason: unknown) => void) => Call) =>
    new Promise<T>((resolve, reject) => {
      if (gone.has(tab)) return
      const call = ask(
        (value) => gone.has(tab) || resolve(value),
        (reason) => gone.has(tab) || reject(reason),
      )
      waiting.add(call)
    })

  const fetch = (tab: number, sent: ModelRequest) =>
    answer<ModelResponse>(tab, (resolve, reject) => {
      const request = readRequest(sent)
      const deliver = (outcome: HttpOutcome) => {
        if (outcome === 'down') return reject(offline())
        if (outcome === 'fails') return resolve(new ModelResponse(500, 'Internal Server Error'))
        const { status, body } = shop.answer(request)
        if (outcome === 'lost') return reject(offline())
        return resolve(new ModelResponse(status, outcome === 'garbage' ? '<!doctype html>' : JSON.stringify(body)))
      }
      const call: Call = { tab, kind: 'http', request, deliver }
      sent.init.signal?.addEventListener('abort', () => {
        waiting.delete(call)
        reject(new DOMException('aborted', 'AbortError'))
      })
      return call
    })

  const confirm = (tab: number, secret: string, gesture: Gesture) =>
    answer<ConfirmResult>(tab, (resolve, reject) => {
      const deliver = (outcome: ConfirmOutcome) => {
        if (outcome === 'down') return reject(offline())
        const isOdd = outcome === 'errorButCharged'
        const isLost = outcome === 'chargedButLost'
        const result = bank.confirm(secret, gesture, isOdd || isLost ? 'charged' : outcome)
        if (isLost) return reject(offline())
        return resolve(isOdd ? { ...result, error: 'Something odd happened.' } : result)
      }
      return { tab, kind: 'confirm', deliver }
    })

  const retrieve = (tab: number, secret: string) =>
    answer<PaymentIntent | null>(tab, (resolve, reject) => {
      const deliver = (outcome: 'ok' | 'down') => {
        const intent = bank.intents.get(secret)
        if (outcome === 'down') reject(offline())
        else resolve(intent ? { ...intent } : null)
      }
      return { tab, kind: 'retrieve', deliver }
    })

  return {
    fetch,
    confirm,
    retrieve,
    waiting: () => [...waiting],
    take: (call: Call) => void waiting.delete(call),
    /** The tab is gone. @param mayArrive whether one of its calls has its effect all the same */
    cutOff(tab: number, mayArrive: () => boolean): void {
      gone.add(tab)
      for (const call of waiting) {
        if (call.tab !== tab) continue
        waiting.delete(call)
        if (!mayArrive()) continue
        if (call.kind === 'confirm') call.deliver('chargedButLost')
        if (call.kind === 'http') call.deliver('lost')
      }
    },
  }
}
export type Wire = ReturnType<typeof createWire>
