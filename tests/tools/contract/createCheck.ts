import { allCalls, type CallName } from '#src/api/allCalls.ts'
import type { Answer } from '#src/api/answer.ts'
import type { Call } from '#src/api/call.ts'
import { emptyReport, type CallReport } from '#tests/tools/contract/callReport.ts'
import { answerOf, checkReply, departureOf, showsOn } from '#tests/tools/contract/checkReply.ts'
import { originProblem, preflightProblem } from '#tests/tools/contract/cors.ts'
import { risks, type RiskName, type RiskReport } from '#tests/tools/contract/risks.ts'
import {
  preflightHeaders,
  sendCall,
  sendPreflight,
  type Reply,
  type Target,
  type Values,
} from '#tests/tools/contract/sendCall.ts'
import { parseJson } from '#tests/tools/parseJson.ts'

/** A call that was answered. */
export interface Asked {
  answer: Answer
  json: unknown
  status: number
}

/** What may come of a call: done; 'notFound' for an id that does not exist; 'unchanged': done, or there was nothing to do. */
export type Expected = 'done' | 'notFound' | 'unchanged'

/** Whether a call was answered, and carried out. */
export const isDone = (asked: Asked | null): boolean => asked !== null && !asked.answer.error

/** Sends calls, and keeps what was found out about each. */
export interface Check {
  reports: ReadonlyMap<CallName, CallReport>
  riskReports: () => RiskReport[]
  /** Sends a call that must work. @returns null when no answer came */
  ask: (name: CallName, values?: Values, token?: string | null, expected?: Expected) => Promise<Asked | null>
  /**
   * Sends a call that the server must turn away.
   * @param who says who sends it, such as 'without a token'
   * @returns whether the server carried it out
   */
  askInVain: (name: CallName, values: Values, token: string | null, risk: RiskName, who: string) => Promise<boolean>
  /** Sends a call whose outcome says nothing about it. @returns null when no answer came */
  send: (name: CallName, values: Values, token: string | null) => Promise<Asked | null>
  noteRisk: (name: RiskName, isFound: boolean, evidence?: string) => void
  remark: (name: CallName, text: string) => void
}

const networkFailure = { kind: 'network', status: null } as const

/** A count, even one of 0, says that the call was carried out. */
const hasCount = (call: Call, json: unknown): boolean =>
  (call.answer.kind === 'deletedCount' || call.answer.kind === 'modifiedCount') &&
  typeof json === 'object' &&
  json !== null &&
  call.answer.kind in json

const addOnce = <Item>(items: Item[], item: Item): void => {
  if (!items.some((other) => JSON.stringify(other) === JSON.stringify(item))) items.push(item)
}

/** Begins a check of a server. */
export function createCheck(target: Target): Check {
  const reports = new Map((Object.keys(allCalls) as CallName[]).map((name) => [name, emptyReport(name)]))
  const riskReports = new Map<RiskName, RiskReport>()
  const preflights = new Set<string>()

  const reportOf = (name: CallName): CallReport => reports.get(name) ?? emptyReport(name)
  const remark = (name: CallName, text: string) => addOnce(reportOf(name).remarks, text)

  /** A call that a browser would keep from the shop fails there as if the network did. */
  function noteBrowserProblem(name: CallName, text: string | null): void {
    if (text !== null) addOnce(reportOf(name).departures, { text, shows: showsOn(allCalls[name], networkFailure) })
  }

  async function checkPreflight(name: CallName, values: Values, hasToken: boolean): Promise<void> {
    const headers = preflightHeaders(allCalls[name], hasToken)
    const key = `${name} ${headers?.join()}`
    if (headers === null || preflights.has(key)) return
    preflights.add(key)
    const reply = await sendPreflight(target, name, values, headers)
    if ('status' in reply) noteBrowserProblem(name, preflightProblem(allCalls[name], hasToken, reply, target.site))
  }

  async function replyTo(name: CallName, values: Values, token: string | null): Promise<Reply | null> {
    await checkPreflight(name, values, token !== null)
    const reply = await sendCall(target, name, values, token)
    if ('reason' in reply) {
      reportOf(name).unreachable = reply.reason
      return null
    }
    noteBrowserProblem(name, originProblem(reply, target.site))
    return reply
  }

  const toAsked = (name: CallName, reply: Reply, token: string | null): Asked => ({
    answer: answerOf(name, reply, token),
    json: parseJson(reply.text),
    status: reply.status,
  })

  function noteRisk(name: RiskName, isFound: boolean, evidence?: string): void {
    const report = riskReports.get(name) ?? { name, found: 'no', evidence: [] }
    if (isFound) report.found = 'yes'
    if (isFound && evidence !== undefined) addOnce(report.evidence, evidence)
    riskReports.set(name, report)
  }

  return {
    reports,
    noteRisk,
    remark,

    riskReports: () =>
      (Object.keys(risks) as RiskName[]).map(
        (name) => riskReports.get(name) ?? { name, found: 'unknown', evidence: [] },
      ),

    async ask(name, values = {}, token = null, expected = 'done') {
      const reply = await replyTo(name, values, token)
      if (reply === null) return null
      const asked = toAsked(name, reply, token)
      const report = reportOf(name)
      if (expected !== 'notFound') report.isTried = true
      const { error } = asked.answer
      if (expected === 'unchanged' && error?.kind === 'refused' && reply.status < 300) return asked
      if (expected === 'notFound') {
        if (!error || error.kind !== 'notFound') {
          const departure = error
            ? departureOf(name, reply, error)
            : { text: `answers ${reply.status}`, shows: 'A page of nothing.' }
          addOnce(report.departures, { ...departure, text: `for an id that does not exist it ${departure.text}` })
        }
        return asked
      }
      const { variants, departures } = checkReply(name, reply, token)
      variants.forEach((variant) => addOnce(report.variants, variant))
      departures.forEach((departure) => addOnce(report.departures, departure))
      return asked
    },

    async askInVain(name, values, token, risk, who) {
      const reply = await replyTo(name, values, token)
      if (reply === null) return false
      const { answer, json, status } = toAsked(name, reply, token)
      const isDone = !answer.error || (status < 300 && hasCount(allCalls[name], json))
      const report = reportOf(name)
      if (isDone) {
        addOnce(report.departures, {
          text: `is carried out ${who}`,
          shows: `It works all the same. ${risks[risk].happens}`,
        })
        noteRisk(risk, true, name)
      } else if (status === 401 || status === 403) {
        noteRisk(risk, false)
        remark(name, `is turned away ${who} (${status}), as it should be`)
      } else if (
        !(status === 404 && allCalls[name].path.includes('{')) &&
        !(answer.error?.kind === 'refused' && status < 300)
      ) {
        const departure = departureOf(name, reply, answer.error ?? networkFailure)
        addOnce(report.departures, {
          text: `${who} it ${departure.text}`,
          shows: 'The shop renews a token that has run out only on 401 or 403, so it will not.',
        })
      }
      return isDone
    },

    async send(name, values, token) {
      const reply = await sendCall(target, name, values, token)
      return 'reason' in reply ? null : toAsked(name, reply, token)
    },
  }
}
