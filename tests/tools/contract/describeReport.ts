import { verdictLabels, verdictOf, type CallReport, type Verdict } from '#tests/tools/contract/callReport.ts'
import { risks, type RiskReport } from '#tests/tools/contract/risks.ts'
import type { ContractReport } from '#tests/tools/contract/runContract.ts'

/** The verdicts, the worst first. */
export const verdicts = Object.keys(verdictLabels) as Verdict[]

/** How many calls got each verdict. */
export const countsOf = ({ calls }: ContractReport): { verdict: Verdict; count: number }[] =>
  verdicts.map((verdict) => ({ verdict, count: calls.filter((call) => verdictOf(call) === verdict).length }))

/** The heading of a risk, such as 'gives a token for any e-mail address (ADMIN-6)'. */
export function riskTitle({ name }: RiskReport): string {
  const { title, rule } = risks[name]
  return rule === null ? title : `${title} (${rule})`
}

/** Whether the server has a risk, for people. */
export const foundLabels = { yes: 'has it', no: 'has it not', unknown: 'not tried' } as const

const callLines = (call: CallReport): string[] => [
  `${verdictLabels[verdictOf(call)]}: ${call.name}, ${call.address}`,
  ...call.departures.flatMap(({ text, shows }) => [`  - ${text}`, `    The shop then: ${shows}`]),
  ...(call.unreachable === null ? [] : [`  - ${call.unreachable}`]),
  ...call.variants.map((text) => `  - ${text}`),
  ...call.remarks.map((text) => `  · ${text}`),
]

const riskLines = (risk: RiskReport): string[] => [
  `${foundLabels[risk.found]}: ${riskTitle(risk)}`,
  ...(risk.found === 'yes' ? [...risk.evidence.map((text) => `  - ${text}`), `  To do: ${risks[risk.name].fix}`] : []),
]

const listOf = (title: string, texts: string[]): string[] =>
  texts.length === 0 ? [] : ['', title, ...texts.map((text) => `  - ${text}`)]

/** The whole report in plain words, for the console. */
export function describeReport(report: ContractReport): string {
  // The worst last, where the console stops.
  const inOrder = verdicts.toReversed().flatMap((verdict) => report.calls.filter((call) => verdictOf(call) === verdict))
  const counts = countsOf(report).map(({ verdict, count }) => `${verdictLabels[verdict]}: ${count}`)
  const found = report.risks.filter((risk) => risk.found === 'yes')
  return [
    `The calls of the shop at ${report.site}, sent to ${report.apiUrl}`,
    '',
    ...inOrder.flatMap(callLines),
    '',
    'Risks of the server:',
    ...report.risks.flatMap(riskLines),
    ...listOf('Could not be removed:', report.leftovers),
    ...listOf('Not as it was before the check, unless somebody else was at work:', report.leftBehind),
    ...(report.stopped === null ? [] : ['', `Stopped before the end: ${report.stopped}`]),
    '',
    [...counts, `risks: ${found.length}`].join(' · '),
  ].join('\n')
}

/** Replaces tokens, the given ones and whatever looks like one, so that no report holds any. */
export const redact = (text: string, tokens: readonly string[]): string =>
  tokens
    .filter((token) => token.length >= 8) // a shorter one would tear words apart
    .reduce((redacted, token) => redacted.replaceAll(token, '(token)'), text)
    .replaceAll(/eyJ[\w-]+\.[\w-]+(\.[\w-]*)?/g, '(token)')
