import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createElement as h, Fragment, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { brand } from '#src/copy/brand.ts'
import { accessLabels } from '#stories/docs/contract/labels.ts'
import { verdictLabels, verdictOf, type CallReport } from '#tests/tools/contract/callReport.ts'
import { countsOf, foundLabels, riskTitle, verdicts } from '#tests/tools/contract/describeReport.ts'
import { risks, type RiskReport } from '#tests/tools/contract/risks.ts'
import type { ContractReport } from '#tests/tools/contract/runContract.ts'
import { reportStyles } from '#tests/support/report/reportStyles.ts'

// Node runs this file as it is, so it creates elements without JSX.

const quiet = (...children: ReactNode[]) => h('p', { className: 'quiet' }, ...children)

const listOf = (items: ReactNode[], className?: string) =>
  items.length === 0 ? null : h('ul', { className }, ...items.map((item) => h('li', null, item)))

function renderCall(call: CallReport) {
  const verdict = verdictOf(call)
  const departures = call.departures.map(({ text, shows }) => h(Fragment, null, text, quiet(`The shop then: ${shows}`)))
  return h(
    'article',
    { id: call.name },
    h('h3', null, call.name, ' ', h('span', { className: 'chip', 'data-state': verdict }, verdictLabels[verdict])),
    quiet(`${call.label}. `, h('code', null, call.address), `, ${accessLabels[call.access]}.`),
    listOf([...departures, ...(call.unreachable === null ? [] : [call.unreachable])], 'wrong'),
    listOf(call.variants),
    listOf(call.remarks, 'quiet'),
  )
}

function renderRisk(report: RiskReport) {
  const { happens, fix } = risks[report.name]
  return h(
    'article',
    null,
    h('h3', null, `The server ${riskTitle(report)}`),
    h('p', null, happens),
    listOf(report.evidence),
    h('p', null, h('strong', null, 'To do:'), ` ${fix}`),
  )
}

const section = (title: string, items: ReactNode[], className?: string) =>
  items.length === 0 ? null : h('section', { className }, h('h2', null, title), ...items)

const notice = (title: string, texts: string[]) =>
  texts.length === 0 ? null : h('div', { className: 'notice' }, h('strong', null, title), listOf(texts))

const tile = (state: string, count: number, label: string) =>
  h('li', { key: state, 'data-state': state, 'data-count': count }, h('b', null, count), label)

function renderMain(report: ContractReport) {
  const { calls, apiUrl, site, leftovers, leftBehind, stopped } = report
  const found = report.risks.filter((risk) => risk.found === 'yes')
  const others = report.risks.filter((risk) => risk.found !== 'yes')
  const inOrder = verdicts.flatMap((verdict) => calls.filter((call) => verdictOf(call) === verdict))
  const isWrong = (call: CallReport) => ['departs', 'unreachable'].includes(verdictOf(call))
  const wrong = inOrder.filter(isWrong)
  const right = inOrder.filter((call) => !isWrong(call))
  return h(
    'main',
    null,
    h(
      'ul',
      { className: 'counts' },
      countsOf(report).map(({ verdict, count }) => tile(verdict, count, verdictLabels[verdict])),
      tile('risk', found.length, found.length === 1 ? 'risk' : 'risks'),
    ),
    h(
      'p',
      null,
      `The ${calls.length} calls of the shop, sent to `,
      h('code', null, apiUrl),
      ' as a shop at ',
      h('code', null, site),
      ' would. A call that works in its own spelling needs no change: the shop reads it.',
    ),
    notice('The check stopped before its end', stopped === null ? [] : [stopped]),
    notice('Could not be removed', leftovers),
    notice('Not as it was before the check, unless somebody else was at work', leftBehind),
    section('Calls to fix', wrong.map(renderCall)),
    section('Risks', found.map(renderRisk)),
    section(wrong.length === 0 ? 'Calls' : 'The other calls', right.map(renderCall), 'columns'),
    section('Risks that were not found', [
      listOf(
        others.map((risk) => `The server ${riskTitle(risk)}: ${foundLabels[risk.found]}`),
        'quiet',
      ),
    ]),
  )
}

const logo = h(
  'svg',
  { viewBox: '0 0 30 30', 'aria-hidden': true },
  h('path', { d: 'M15 2l11.3 6.5v13L15 28 3.7 21.5v-13z' }),
  h('circle', { cx: 15, cy: 15, r: 5.6 }),
)

/** The report as one page that opens without a network. @param date when the check was made */
export function renderPage(report: ContractReport, date: Date): string {
  const title = 'Check of the API'
  const styles = reportStyles() + readFileSync(join(import.meta.dirname, 'page.css'), 'utf8')
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(date)
  const page = h(
    'html',
    { lang: 'en' },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('title', null, title),
      h('style', { dangerouslySetInnerHTML: { __html: styles } }),
    ),
    h(
      'body',
      null,
      h(
        'header',
        null,
        h('div', { className: 'title' }, logo, h('h1', null, title), quiet(`${brand.name}, ${day} UTC`)),
      ),
      renderMain(report),
    ),
  )
  return `<!doctype html>\n${renderToStaticMarkup(page)}\n`
}
