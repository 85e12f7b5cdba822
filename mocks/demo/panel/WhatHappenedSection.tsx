import type { callLog } from '#mocks/callLog.ts'
import { shareCopy } from '#mocks/demo/copy/share.ts'
import { Disclosure, PanelSection } from '#mocks/demo/panel/PanelSection.tsx'
import * as css from '#mocks/demo/panel/section.css.ts'
import { guideOf } from '#mocks/demo/scenarioGuide.ts'
import { useObservable } from '#mocks/demo/useObservable.ts'
import { whatHappened } from '#mocks/demo/whatHappened.ts'
import type { ReportRecord, reportLog } from '#mocks/reportLog.ts'
import { scenarios, type ScenarioName } from '#mocks/scenarios.ts'

const { happened, reports: reportTexts } = shareCopy

/** Lines that are shown. */
const maxLines = 3

/** The fields of a report that are there, in its order. */
const detailsOf = ({ body }: ReportRecord): string =>
  Object.values(body)
    .flat()
    .filter((value) => value !== null && value !== '')
    .join(' · ')

export interface WhatHappenedSectionProps {
  /** The situation the shop is in. */
  scenario: ScenarioName
  log: Pick<typeof callLog, 'get' | 'subscribe'>
  reports: Pick<typeof reportLog, 'get' | 'subscribe'>
}

/** What to do here, what the last calls meant for the customer, the newest first, and what the owner would have been told. */
export function WhatHappenedSection({ scenario, log, reports }: WhatHappenedSectionProps) {
  const records = useObservable(log)
  const told = useObservable(reports)
  const lines = whatHappened(records).slice(-maxLines).reverse()
  return (
    <>
      <PanelSection title={scenarios[scenario].title}>
        <p className={css.now}>{guideOf(scenario)?.toDo ?? happened.lookAround}</p>
      </PanelSection>
      <PanelSection title={happened.title} aside={happened.calls(records.length)}>
        <ul role="list" className={css.lines} aria-live="polite" aria-label={happened.title}>
          {lines.length === 0 && <li className={css.line.neutral}>{happened.nothing}</li>}
          {lines.map(({ id, text, tone }) => (
            <li key={id} className={css.line[tone]}>
              {text}
            </li>
          ))}
        </ul>
        {told.length > 0 && (
          <Disclosure label={`${reportTexts.label}: ${told.length}`}>
            <ul role="list" className={css.lines} aria-label={reportTexts.label}>
              {[...told].reverse().map((report) => (
                <li key={report.id} className={css.line[report.body.state === 'recovered' ? 'good' : 'bad']}>
                  {reportTexts.types[report.type]}: {detailsOf(report)}
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
      </PanelSection>
    </>
  )
}
