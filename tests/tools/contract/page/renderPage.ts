import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brand } from '#src/copy/brand.ts'
import { accessLabels } from '#stories/docs/contract/labels.ts'
import { verdictLabels, verdictOf, type CallReport } from '#tests/tools/contract/callReport.ts'
import { countsOf, foundLabels, riskTitle, verdicts } from '#tests/tools/contract/describeReport.ts'
import { risks, type RiskReport } from '#tests/tools/contract/risks.ts'
import type { ContractReport } from '#tests/tools/contract/runContract.ts'
import { reportStyles } from '#tests/support/report/reportStyles.ts'

/** What a server answers with must not become markup. */
const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const listOf = (items: string[], name = ''): string =>
  items.length === 0 ? '' : `<ul class="${name}">${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

const chip = (state: string, label: string): string => `<span class="chip" data-state="${state}">${label}</span>`

function renderCall(call: CallReport): string {
  const verdict = verdictOf(call)
  const departures = call.departures.map(
    ({ text, shows }) => `${escape(text)}<p class="quiet">The shop then: ${escape(shows)}</p>`,
  )
  return `<article id="${call.name}">
<h3>${call.name} ${chip(verdict, verdictLabels[verdict])}</h3>
<p class="quiet">${escape(call.label)}. <code>${escape(call.address)}</code>, ${accessLabels[call.access]}.</p>
${listOf([...departures, ...(call.unreachable === null ? [] : [escape(call.unreachable)])], 'wrong')}
${listOf(call.variants.map(escape))}
${listOf(call.remarks.map(escape), 'quiet')}
</article>`
}

function renderRisk(report: RiskReport): string {
  const { happens, fix } = risks[report.name]
  return `<article><h3>The server ${escape(riskTitle(report))}</h3>
<p>${escape(happens)}</p>
${listOf(report.evidence.map(escape))}
<p><strong>To do:</strong> ${escape(fix)}</p></article>`
}

const section = (title: string, items: string[], name = ''): string =>
  items.length === 0 ? '' : `<section class="${name}"><h2>${title}</h2>${items.join('\n')}</section>`

const notice = (title: string, texts: string[]): string =>
  texts.length === 0 ? '' : `<div class="notice"><strong>${title}</strong>${listOf(texts.map(escape))}</div>`

const tile = (state: string, count: number, label: string): string =>
  `<li data-state="${state}" data-count="${count}"><b>${count}</b>${label}</li>`

function renderBody(report: ContractReport): string {
  const { calls, apiUrl, site, leftovers, leftBehind, stopped } = report
  const found = report.risks.filter((risk) => risk.found === 'yes')
  const others = report.risks.filter((risk) => risk.found !== 'yes')
  const tiles = countsOf(report).map(({ verdict, count }) => tile(verdict, count, verdictLabels[verdict]))
  const inOrder = verdicts.flatMap((verdict) => calls.filter((call) => verdictOf(call) === verdict))
  const [wrong, right] = [true, false].map((isWrong) =>
    inOrder.filter((call) => ['departs', 'unreachable'].includes(verdictOf(call)) === isWrong).map(renderCall),
  )
  return `<ul class="counts">${tiles.join('')}${tile('risk', found.length, found.length === 1 ? 'risk' : 'risks')}</ul>
<p>The ${calls.length} calls of the shop, sent to <code>${escape(apiUrl)}</code> as a shop at <code>${escape(site)}</code> would. A call that works in its own spelling needs no change: the shop reads it.</p>
${notice('The check stopped before its end', stopped === null ? [] : [stopped])}
${notice('Could not be removed', leftovers)}
${notice('Not as it was before the check, unless somebody else was at work', leftBehind)}
${section('Calls to fix', wrong ?? [])}
${section('Risks', found.map(renderRisk))}
${section(wrong?.length === 0 ? 'Calls' : 'The other calls', right ?? [], 'columns')}
${section('Risks that were not found', [
  listOf(
    others.map((risk) => `The server ${escape(riskTitle(risk))}: ${foundLabels[risk.found]}`),
    'quiet',
  ),
])}`
}

/** The report as one page that opens without a network. @param date when the check was made */
export function renderPage(report: ContractReport, date: Date): string {
  const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(date)
  return read('page.html')
    .replace('/* styles */', () => reportStyles() + read('page.css'))
    .replace('<!-- checked -->', () => `${brand.name}, ${day} UTC`)
    .replace('<!-- body -->', () => renderBody(report))
}
