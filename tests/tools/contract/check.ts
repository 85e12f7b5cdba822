import { allCalls, type ApiCallName } from '#mocks/allCalls.ts'
import type { ApiErrorKind } from '#src/api/apiError.ts'
import { fillPath, pickBody, type Call } from '#src/api/call.ts'
import { readResponse } from '#src/api/send.ts'
import { buildHeaders } from '#src/lib/http.ts'
import type { RiskName } from '#stories/docs/contract/risks.ts'
import { getPreflightHeaders, findOriginProblem, findPreflightProblem } from '#tests/tools/contract/cors.ts'
import { findDeviations, parseJson, type ProbeResponse } from '#tests/tools/contract/deviations.ts'
import { noteAge } from '#tests/tools/contract/age.ts'
import { request, type Target } from '#tests/tools/contract/transport.ts'

type Values = Readonly<Record<string, unknown>>

export const callNames = Object.keys(allCalls) as ApiCallName[]

/** How the report names a call. */
export const labelOf = (name: ApiCallName): string => `${allCalls[name].method} ${allCalls[name].path}`

/** The result of checking for a risk. */
export interface Finding {
  /** The calls whose responses show whether the server has it. */
  tried: Set<ApiCallName>
  /** The calls that show that the server has the risk, with the evidence; empty if no call does. */
  evidence: Set<string>
}

/** An id that no row has. It has the form of MongoDB's ids, which some servers require. */
export const unknownId = '000000000000000000000000'

export const isDone = (response: ProbeResponse | null): boolean => response !== null && !response.result.error

/** A count, even 0, shows that the call was executed. */
const hasCount = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && ('deletedCount' in json || 'modifiedCount' in json)

/** Sends calls like the shop in a browser, and collects the findings about each. */
export class Check {
  /**
   * The accounts for calls that only customers and admins make; null without a token, and then these calls are not
   * made.
   */
  customer: { email: string; token: string } | null = null
  admin: Check['customer'] = null
  /** Calls for which a complete exchange was checked. */
  readonly tried = new Set<ApiCallName>()
  /** How calls deviate from the specification, in words. */
  readonly deviations = new Map<ApiCallName, Set<string>>()
  /** A risk without an entry was not tried. */
  readonly findings = new Map<RiskName, Finding>()
  /** How often each write returned 2xx, so that it may have created something. */
  readonly successfulWrites = new Map<ApiCallName, number>()
  /** What the check has created and not removed, in words. */
  leftovers: readonly string[] = []
  /** Why the check ended early. */
  readonly stopped: string[] = []
  target: Target

  constructor(target: Target) {
    this.target = target
  }

  /** Call it only with what a response shows; a call without a response leaves its risk untried. */
  noteRisk(risk: RiskName, name: ApiCallName, isFound: boolean, evidence = ''): void {
    const { tried, evidence: knownEvidence } = this.findings.get(risk) ?? { tried: new Set(), evidence: new Set() }
    tried.add(name)
    if (isFound) knownEvidence.add(evidence === '' ? labelOf(name) : `${labelOf(name)}: ${evidence}`)
    this.findings.set(risk, { tried, evidence: knownEvidence })
  }

  /**
   * Sends a call that must work, with the right token.
   * @param mayFail the failures that are also right
   */
  async expectSuccess(
    name: ApiCallName,
    values: Values = {},
    mayFail: readonly ApiErrorKind[] = [],
  ): Promise<ProbeResponse | null> {
    const response = await this.#sendAsBrowser(name, values, this.#tokenFor(name))
    if (response === null) return null
    this.tried.add(name)
    const { error } = response.result
    if (!error || !mayFail.includes(error.kind))
      for (const text of findDeviations(name, response)) this.#addDeviation(name, text)
    return response
  }

  /** Requests something that does not exist. */
  async requestMissingRow(name: ApiCallName): Promise<void> {
    const response = await this.#sendAsBrowser(name, { id: unknownId }, this.#tokenFor(name))
    if (response !== null && response.result.error?.kind !== 'notFound')
      this.#addDeviation(
        name,
        `for an id that does not exist it responds with ${response.status} ${response.text.slice(0, 120)}`,
      )
  }

  /** Makes a change that needs a token, after trying it without one and, if it is for admins, as a customer. */
  async change(name: ApiCallName, values: Values, rejectedValues = values): Promise<ProbeResponse | null> {
    if (await this.expectRejection(name, rejectedValues, null, 'noToken', 'without a token')) return null
    const { customer, admin } = this
    if (allCalls[name].auth === 'admin' && customer && customer !== admin) {
      const who = 'with the token of a customer'
      if (await this.expectRejection(name, rejectedValues, customer.token, 'notAnAdmin', who)) return null
    }
    return this.expectSuccess(name, values, name === 'makeAdmin' ? ['refused'] : [])
  }

  /**
   * Sends a call that the server must reject.
   * @param who sends it, such as 'without a token'
   * @returns whether the server executed it
   */
  async expectRejection(
    name: ApiCallName,
    values: Values,
    token: string | null,
    risk: RiskName,
    who: string,
  ): Promise<boolean> {
    const response = await this.#sendAsBrowser(name, values, token)
    if (response === null) return false
    const { result, json, status } = response
    const isOpen = !result.error || (status < 300 && hasCount(json))
    const isRejection = status < 300 || status === 401 || status === 403 || status === 404
    if (isOpen) this.#addDeviation(name, `is carried out ${who}`)
    else if (!isRejection)
      this.#addDeviation(name, `${who} it responds with ${status}: the shop renews a token only on 401 or 403`)
    if (isOpen || status === 401 || status === 403) this.noteRisk(risk, name, isOpen)
    return isOpen
  }

  /**
   * Sends a call whose outcome doesn't show whether the call works.
   * @param extra fields that the call does not have
   * @param token the token of a different person than the call requires
   * @returns null if no response arrived, or the account that may make the call is missing
   */
  async send(name: ApiCallName, values: Values = {}, extra: Values = {}, token = this.#tokenFor(name)) {
    const response = token === undefined ? '' : await this.#exchange(name, values, token, extra)
    return typeof response === 'string' ? null : response
  }

  /** @returns null for a call without a token; undefined if the account that may make the call is missing */
  #tokenFor(name: ApiCallName): string | null | undefined {
    const { auth } = allCalls[name]
    return auth === 'anyone' ? null : (auth === 'admin' ? this.admin : this.customer)?.token
  }

  #addDeviation(name: ApiCallName, text: string | null): void {
    if (text !== null) this.deviations.set(name, (this.deviations.get(name) ?? new Set()).add(text))
  }

  async #sendAsBrowser(
    name: ApiCallName,
    values: Values,
    token: string | null | undefined,
  ): Promise<ProbeResponse | null> {
    if (token === undefined) return null
    const call: Call = allCalls[name]
    const { site } = this.target
    const headerNames = getPreflightHeaders(call, token !== null)
    if (headerNames !== null) {
      const headers = new Headers({ 'access-control-request-method': call.method })
      if (headerNames.length > 0) headers.set('access-control-request-headers', headerNames.join())
      const reply = await request(this.target, fillPath(call.path, values), { method: 'OPTIONS', headers })
      this.#addDeviation(name, typeof reply === 'string' ? null : findPreflightProblem(call, headerNames, reply, site))
    }
    const response = await this.#exchange(name, values, token)
    this.#addDeviation(name, typeof response === 'string' ? response : findOriginProblem(response.headers, site))
    if (typeof response === 'string') return null
    if (call.method === 'GET' && !response.result.error) noteAge(this, name, response.headers)
    return response
  }

  /** @returns why no response arrived, in words */
  async #exchange(
    name: ApiCallName,
    values: Values,
    token: string | null,
    extra: Values = {},
  ): Promise<ProbeResponse | string> {
    const call: Call = allCalls[name]
    const fields = pickBody(call, values)
    const body = fields ? JSON.stringify({ ...fields, ...extra }) : null
    const init = { method: call.method, headers: buildHeaders(body, token), body }
    const reply = await request(this.target, fillPath(call.path, values), init)
    if (typeof reply === 'string') return reply
    if (call.method !== 'GET' && reply.ok) this.successfulWrites.set(name, (this.successfulWrites.get(name) ?? 0) + 1)
    return { ...reply, json: parseJson(reply.text), result: readResponse(call, reply, reply.text, token) }
  }
}
