import { allCalls, type ApiCallName } from '#mocks/allCalls.ts'
import { riskEntries, type RiskName } from '#stories/docs/contract/risks.ts'
import { callNames, getCallLabel, type Check } from '#tests/tools/contract/check.ts'

const selectCalls = (isIncluded: (name: ApiCallName) => boolean) => new Set(callNames.filter(isIncluded))

/** For each risk that a single call can't rule out, the calls that may reveal it. */
const callsByRisk: Partial<Record<RiskName, ReadonlySet<ApiCallName>>> = {
  noToken: selectCalls((name) => allCalls[name].auth !== 'anyone'),
  notAnAdmin: selectCalls((name) => allCalls[name].auth === 'admin'),
  openCalls: new Set(['getUsers', 'getProfile', 'cancelOrder']),
  storesAnything: selectCalls((name) => allCalls[name].body !== null),
  staleResponses: selectCalls((name) => allCalls[name].method === 'GET'),
}

/** What trying a risk requires, usually options of the command. */
const requirements: Partial<Record<RiskName, string>> = {
  endsOnErrors: '--malformed-id',
  noToken: '--write',
  notAnAdmin: '--token for a customer and an admin',
  othersOrders: '--token for a customer',
  longToken: '--token or --write',
  reviewersEmails: 'a review on the server',
  ...Object.fromEntries(
    (
      [
        'tokenForAnyone',
        'clientsPayment',
        'clientsTotal',
        'clientsPrice',
        'storesAnything',
        'recordsOnce',
        'recordsLost',
        'deletesPaid',
        'oversells',
      ] as const
    ).map((name) => [name, '--write']),
  ),
}

/** Risks that no request can reveal. */
const invisibleRisks: ReadonlySet<RiskName> = new Set(['othersRows', 'noLimits', 'otherClients', 'demoAccounts'])

const formatList = (title: string, lines: Iterable<string>): string[] => {
  const items = [...lines]
  return items.length === 0 ? [] : ['', title, ...items.map((line) => `- ${line}`)]
}

const joinLabels = (names: Iterable<ApiCallName>) => [...names].map(getCallLabel).join(', ')

/** Lists the calls with which a risk was tried, and the remaining ones. */
function describeScope(risk: RiskName, tried: ReadonlySet<ApiCallName>): string {
  const missingCalls = [...(callsByRisk[risk] ?? [])].filter((name) => !tried.has(name))
  const triedText = `tried: ${joinLabels(tried)}`
  return missingCalls.length === 0 ? triedText : `${triedText}; not tried: ${joinLabels(missingCalls)}`
}

function describeRisks({ findings }: Check): { lines: string[]; summary: string } {
  const foundLines: string[] = []
  const notFoundLines: string[] = []
  const notTriedLines: string[] = []
  let foundCount = 0
  for (const [name, { title, consequence, fix }] of riskEntries) {
    const finding = findings.get(name)
    if (!finding) {
      const requirement = invisibleRisks.has(name)
        ? 'can’t be seen from outside'
        : `needs ${requirements[name] ?? 'a response'}`
      notTriedLines.push(`The server ${title}: ${requirement}`)
    } else if (finding.evidence.size === 0) {
      notFoundLines.push(`The server ${title} (${describeScope(name, finding.tried)})`)
    } else {
      foundCount += 1
      const scopeLines = callsByRisk[name]
        ? [`Of the calls that may show it: ${describeScope(name, finding.tried)}`]
        : []
      const lines = [...finding.evidence, ...scopeLines, `What may follow: ${consequence}`, `To do: ${fix}`]
      foundLines.push(...formatList(`Found: the server ${title}.`, lines))
    }
  }
  return {
    lines: [
      ...formatList('Not tried, so nothing is known about these risks:', notTriedLines),
      ...formatList('Looked for and not found, in the calls that were tried:', notFoundLines),
      ...foundLines,
    ],
    summary: `${foundCount} risks found, ${notFoundLines.length} not found, ${notTriedLines.length} not tried`,
  }
}

/** Describes the results of a check in plain words. Problems come last, so that they are still on screen when the command ends. */
export function describeCheck(check: Check): string {
  const { deviations, tried, leftovers, stopReasons } = check
  const conformingCalls = callNames.filter((name) => !deviations.has(name))
  const [workingCalls, untriedCalls] = [
    conformingCalls.filter((name) => tried.has(name)),
    conformingCalls.filter((name) => !tried.has(name)),
  ]
  const { lines, summary } = describeRisks(check)
  return [
    ...formatList('These calls work:', workingCalls.map(getCallLabel)),
    ...formatList(
      'Not tried, because they need a token (--token), --write or a row to read:',
      untriedCalls.map(getCallLabel),
    ),
    ...lines,
    ...formatList('Created by this check and not removed:', leftovers),
    ...callNames.flatMap((name) =>
      formatList(`${getCallLabel(name)} deviates from the specification:`, deviations.get(name) ?? []),
    ),
    ...formatList('The check stopped before its end:', stopReasons),
    `\n${workingCalls.length} calls work, ${deviations.size} deviate, ${untriedCalls.length} not tried. ${summary}.`,
  ].join('\n')
}
