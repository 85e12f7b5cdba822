import { allCalls, type ApiCallName } from '#mocks/allCalls.ts'
import type { ApiErrorKind } from '#src/api/apiError.ts'
import { fillPath, pickBody, type Call } from '#src/api/call.ts'
import { readResponse } from '#src/api/send.ts'
import { buildHeaders } from '#src/lib/http.ts'
import type { RiskName } from '#stories/docs/contract/risks.ts'
import { getPreflightHeaders, findOriginProblem, findPreflightProblem } from '#tests/tools/contract/cors.ts'
import { findDeviations, parseJson, type ProbeResponse } from '#tests/tools/contract/deviations.ts'
import { noteCachingRisk } from '#tests/tools/contract/age.ts'
import { request, type Target } from '#tests/tools/contract/transport.ts'

type Values = Readonly<Record<string, unknown>>

export const callNames = Object.keys(allCalls) as ApiCallName[]

/** @returns a call's name in the report, such as 'GET /parts' */
export const getCallLabel = (name: ApiCallName): string => `${allCalls[name].method} ${allCalls[name].path}`

/** The result of checking whether the server has a risk. */
export interface Finding {
  /** The calls whose responses show whether the server has the risk. */
  tried: Set<ApiCallName>
  /** The calls that have revealed the risk, with the evidence. */
  evidence: Set<string>
}

/** An id that no row has. It has the format of MongoDB's ids, because some servers reject other ids. */
export const unknownId = '000000000000000000000000'

export const hasSucceeded = (response: ProbeResponse | null): boolean => response !== null && !response.result.error

/** Whether a response contains a count of changed rows. Even a count of 0 shows that the server executed the call. */
const hasCount = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && ('deletedCount' in json || 'modifiedCount' in json)

/** Sends calls the way the shop in a browser does, and collects the findings about each call. */
export class Check {
  /**
   * The account that makes calls as a customer; `admin` makes calls as an admin. Without a token, an account is null
   * and its calls are skipped.
   */
  customer: { email: string; token: string } | null = null
  admin: Check['customer'] = null
  /** The calls that have been checked completely, including CORS headers. */
  readonly tried = new Set<ApiCallName>()
  /** The deviations of each call from the specification, in words. */
  readonly deviations = new Map<ApiCallName, Set<string>>()
  /** The finding about each risk. A risk without an entry was not tried. */
  readonly findings = new Map<RiskName, Finding>()
  /** The number of 2xx responses to each write. Each of these writes may have created a row. */
  readonly successfulWrites = new Map<ApiCallName, number>()
  /** Descriptions of the rows that the check has created but not removed. */
  leftovers: readonly string[] = []
  /** The reasons why the check ended early, if it did. */
  readonly stopReasons: string[] = []
  target: Target

  constructor(target: Target) {
    this.target = target
  }

  /** Adds a finding about a risk. Must be called only after a response; without one, the risk counts as not tried. */
  noteRisk(risk: RiskName, name: ApiCallName, isFound: boolean, evidence = ''): void {
    const { tried, evidence: knownEvidence } = this.findings.get(risk) ?? { tried: new Set(), evidence: new Set() }
    tried.add(name)
    if (isFound) knownEvidence.add(evidence === '' ? getCallLabel(name) : `${getCallLabel(name)}: ${evidence}`)
    this.findings.set(risk, { tried, evidence: knownEvidence })
  }

  /**
   * Sends a call that must succeed, with the token that it requires.
   * @param allowedFailures the kinds of failure that don't count as deviations
   */
  async expectSuccess(
    name: ApiCallName,
    values: Values = {},
    allowedFailures: readonly ApiErrorKind[] = [],
  ): Promise<ProbeResponse | null> {
    const response = await this.#sendAsBrowser(name, values, this.#tokenFor(name))
    if (response === null) return null
    this.tried.add(name)
    const { error } = response.result
    if (!error || !allowedFailures.includes(error.kind))
      for (const text of findDeviations(name, response)) this.#addDeviation(name, text)
    return response
  }

  /** Requests a row that does not exist, and expects that the server does not find it. */
  async requestMissingRow(name: ApiCallName): Promise<void> {
    const response = await this.#sendAsBrowser(name, { id: unknownId }, this.#tokenFor(name))
    if (response !== null && response.result.error?.kind !== 'notFound')
      this.#addDeviation(
        name,
        `for an id that does not exist it responds with ${response.status} ${response.text.slice(0, 120)}`,
      )
  }

  /**
   * Makes a change that needs a token. First tries it without a token and, if it is reserved for admins, with a
   * customer's token.
   */
  async change(name: ApiCallName, values: Values, rejectedValues = values): Promise<ProbeResponse | null> {
    if (await this.expectRejection(name, rejectedValues, null, 'noToken', 'without a token')) return null
    const { customer, admin } = this
    if (allCalls[name].auth === 'admin' && customer && customer !== admin) {
      const sender = 'with the token of a customer'
      if (await this.expectRejection(name, rejectedValues, customer.token, 'notAnAdmin', sender)) return null
    }
    return this.expectSuccess(name, values, name === 'makeAdmin' ? ['refused'] : [])
  }

  /**
   * Sends a call that the server must reject.
   * @param sender the sender in words, such as 'without a token'
   * @returns whether the server executed the call
   */
  async expectRejection(
    name: ApiCallName,
    values: Values,
    token: string | null,
    risk: RiskName,
    sender: string,
  ): Promise<boolean> {
    const response = await this.#sendAsBrowser(name, values, token)
    if (response === null) return false
    const { result, json, status } = response
    const wasExecuted = !result.error || (status < 300 && hasCount(json))
    const isRejection = status < 300 || status === 401 || status === 403 || status === 404
    if (wasExecuted) this.#addDeviation(name, `is carried out ${sender}`)
    else if (!isRejection)
      this.#addDeviation(name, `${sender} it responds with ${status}: the shop renews a token only on 401 or 403`)
    if (wasExecuted || status === 401 || status === 403) this.noteRisk(risk, name, wasExecuted)
    return wasExecuted
  }

  /**
   * Sends a call whose failure is not a deviation.
   * @param extraFields fields that the call does not have
   * @param token by default, the token that the call requires
   * @returns the response; null if no response arrived, or if the call's account is missing
   */
  async send(name: ApiCallName, values: Values = {}, extraFields: Values = {}, token = this.#tokenFor(name)) {
    if (token === undefined) return null
    const responseOrProblem = await this.#exchange(name, values, token, extraFields)
    return typeof responseOrProblem === 'string' ? null : responseOrProblem
  }

  /** @returns the token that the call requires; null if it requires none, undefined if the call's account is missing */
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
    if (call.method === 'GET' && !response.result.error) noteCachingRisk(this, name, response.headers)
    return response
  }

  /** @returns the response; if none arrived, the reason in words */
  async #exchange(
    name: ApiCallName,
    values: Values,
    token: string | null,
    extraFields: Values = {},
  ): Promise<ProbeResponse | string> {
    const call: Call = allCalls[name]
    const fields = pickBody(call, values)
    const body = fields ? JSON.stringify({ ...fields, ...extraFields }) : null
    const init = { method: call.method, headers: buildHeaders(body, token), body }
    const reply = await request(this.target, fillPath(call.path, values), init)
    if (typeof reply === 'string') return reply
    if (call.method !== 'GET' && reply.ok) this.successfulWrites.set(name, (this.successfulWrites.get(name) ?? 0) + 1)
    return { ...reply, json: parseJson(reply.text), result: readResponse(call, reply, reply.text, token) }
  }
}
