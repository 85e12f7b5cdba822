import { allCalls, type CallName } from '#mocks/allCalls.ts'
import type { ApiErrorKind } from '#src/api/apiError.ts'
import { fillPath, pickBody, type Call } from '#src/api/call.ts'
import { headersOf } from '#src/loading/http.ts'
import { readResponse } from '#src/api/send.ts'
import { askedHeaders, originProblem, preflightProblem } from '#tests/tools/contract/cors.ts'
import { departuresIn, parseJson, type Asked } from '#tests/tools/contract/departures.ts'
import { risks } from '#tests/tools/contract/risks.ts'

export interface Target {
  /** {api} without a slash at its end. */
  apiUrl: string
  /** The shop's origin, which a browser would send along. */
  site: string
  timeoutMs: number
  /** Aborted when the person at the keyboard wants to stop. */
  signal: AbortSignal
}

type Values = Readonly<Record<string, unknown>>

export const callNames = Object.keys(allCalls) as CallName[]

/** An id that no row has. It has the form of MongoDB's, which some servers demand. */
export const unknownId = '000000000000000000000000'

export const isDone = (asked: Asked | null): boolean => asked !== null && !asked.answer.error

/** A count, even one of 0, says that the call was carried out. */
const hasCount = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && ('deletedCount' in json || 'modifiedCount' in json)

/** Sends calls as the shop in a browser does, and keeps what was found out about each. */
export class Check {
  /** In whose name the calls for customers and for admins are made; null for want of a token: they are not made then. */
  customer: { email: string; token: string } | null = null
  admin: Check['customer'] = null
  /** Calls of which a complete exchange was checked. */
  readonly tried = new Set<CallName>()
  /** How calls depart from the specification, in words. */
  readonly departures = new Map<CallName, Set<string>>()
  /** By what a risk was seen; empty when it was looked for in vain. */
  readonly risks = new Map<string, Set<string>>()
  /** What was made, and no call removes. */
  left: ReadonlySet<string> = new Set()
  /** Why the check ended before its time. */
  readonly stopped: string[] = []
  target: Target

  constructor(target: Target) {
    this.target = target
  }

  /** @throws when the page for the API's owner does not list the risk */
  noteRisk(name: string, isFound: boolean, evidence = ''): void {
    if (!risks.has(name)) throw new Error(`no risk in ForTheApiOwner.mdx: ${name}`)
    const found = this.risks.get(name) ?? new Set()
    this.risks.set(name, isFound ? found.add(evidence) : found)
  }

  /** Sends a call that must work, as somebody who may make it. @param mayFail the failures that are right, too */
  async ask(name: CallName, values: Values = {}, mayFail: readonly ApiErrorKind[] = []): Promise<Asked | null> {
    const asked = await this.#sendAsBrowser(name, values, this.#tokenFor(name))
    if (asked === null) return null
    this.tried.add(name)
    const { error } = asked.answer
    if (!error || !mayFail.includes(error.kind)) for (const text of departuresIn(name, asked)) this.#depart(name, text)
    return asked
  }

  /** Asks for something that does not exist. */
  async askForNothing(name: CallName): Promise<void> {
    const asked = await this.#sendAsBrowser(name, { id: unknownId }, this.#tokenFor(name))
    if (asked !== null && asked.answer.error?.kind !== 'notFound')
      this.#depart(name, `for an id that does not exist it answers ${asked.status} ${asked.text.slice(0, 120)}`)
  }

  /** Makes a change that needs a token: first without one and, if it is for admins, as a customer, both in vain. */
  async change(name: CallName, values: Values, vainValues = values): Promise<Asked | null> {
    if (await this.askInVain(name, vainValues, null, 'noToken', 'without a token')) return null
    const { customer, admin } = this
    if (allCalls[name].auth === 'admin' && customer && customer !== admin) {
      const who = 'with the token of a customer'
      if (await this.askInVain(name, vainValues, customer.token, 'notAnAdmin', who)) return null
    }
    return this.ask(name, values, name === 'makeAdmin' ? ['refused'] : [])
  }

  /**
   * Sends a call that the server must turn away.
   * @param who says who sends it, such as 'without a token'
   * @returns whether the server carried it out
   */
  async askInVain(name: CallName, values: Values, token: string | null, risk: string, who: string): Promise<boolean> {
    const asked = await this.#sendAsBrowser(name, values, token)
    if (asked === null) return false
    const { answer, json, status } = asked
    const isOpen = !answer.error || (status < 300 && hasCount(json))
    const isRefusal = status < 300 || status === 401 || status === 403 || status === 404
    if (isOpen) this.#depart(name, `is carried out ${who}`)
    else if (!isRefusal) this.#depart(name, `${who} it answers ${status}: the shop renews a token only on 401 or 403`)
    if (isOpen || status === 401 || status === 403) this.noteRisk(risk, isOpen, name)
    return isOpen
  }

  /** Sends a call whose outcome says nothing about it. @returns null when no answer came or nobody may make it */
  async send(name: CallName, values: Values = {}): Promise<Asked | null> {
    const token = this.#tokenFor(name)
    const asked = token === undefined ? '' : await this.#exchange(name, values, token)
    return typeof asked === 'string' ? null : asked
  }

  /** @returns null for a call without a token, undefined when nobody is there who may make it */
  #tokenFor(name: CallName): string | null | undefined {
    const { auth } = allCalls[name]
    return auth === 'anyone' ? null : (auth === 'admin' ? this.admin : this.customer)?.token
  }

  #depart(name: CallName, text: string | null): void {
    if (text !== null) this.departures.set(name, (this.departures.get(name) ?? new Set()).add(text))
  }

  async #sendAsBrowser(name: CallName, values: Values, token: string | null | undefined): Promise<Asked | null> {
    if (token === undefined) return null
    const call: Call = allCalls[name]
    const { site } = this.target
    const asksAbout = askedHeaders(call, token !== null)
    if (asksAbout !== null) {
      const headers = new Headers({ 'access-control-request-method': call.method })
      if (asksAbout.length > 0) headers.set('access-control-request-headers', asksAbout.join())
      const reply = await this.#request(fillPath(call.path, values), { method: 'OPTIONS', headers })
      this.#depart(name, typeof reply === 'string' ? null : preflightProblem(call, asksAbout, reply, site))
    }
    const asked = await this.#exchange(name, values, token)
    this.#depart(name, typeof asked === 'string' ? asked : originProblem(asked.headers, site))
    return typeof asked === 'string' ? null : asked
  }

  /** @returns why no answer came, in words */
  async #exchange(name: CallName, values: Values, token: string | null): Promise<Asked | string> {
    const call: Call = allCalls[name]
    const fields = pickBody(call, values)
    const body = fields ? JSON.stringify(fields) : null
    const init = { method: call.method, headers: headersOf(body, token), body }
    const reply = await this.#request(fillPath(call.path, values), init)
    if (typeof reply === 'string') return reply
    return { ...reply, json: parseJson(reply.text), answer: readResponse(call, reply, reply.text, token) }
  }

  async #request(path: string, init: RequestInit & { headers: Headers }) {
    const { apiUrl, site, timeoutMs, signal } = this.target
    init.headers.set('origin', site)
    const untilTimeout = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
    try {
      const response = await fetch(apiUrl + path, { ...init, redirect: 'manual', signal: untilTimeout })
      const { ok, status, headers } = response
      return { ok, status, headers, text: await response.text() }
    } catch (error) {
      signal.throwIfAborted()
      return `no answer came (${String(error instanceof Error ? (error.cause ?? error) : error)})`
    }
  }
}
