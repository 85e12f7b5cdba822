import { shareCopy } from '#mocks/demo/copy/share.ts'
import { Disclosure } from '#mocks/demo/panel/Disclosure.tsx'
import * as css from '#mocks/demo/panel/WhatHappenedSection.css.ts'
import { useObservable } from '#mocks/demo/useObservable.ts'
import type { ReportRecord, reportLog } from '#mocks/reportLog.ts'
import { Text } from '#src/design-system/components/Text.tsx'
import { join } from '#src/design-system/theme/join.ts'

const copy = shareCopy.reports

/** The fields of a report that are there, in its order. */
const detailsOf = ({ body }: ReportRecord): string =>
  Object.values(body)
    .flat()
    .filter((value) => value !== null && value !== '')
    .join(' · ')

export interface OwnerReportsProps {
  log: Pick<typeof reportLog, 'get' | 'subscribe'>
}

/** What the owner of the real shop would have been told, the newest first: every field of each report. */
export function OwnerReports({ log }: OwnerReportsProps) {
  const reports = useObservable(log)
  return (
    <Disclosure label={copy.label} note={String(reports.length)}>
      {reports.length === 0 ? (
        <Text size="small" tone="muted">
          {copy.none}
        </Text>
      ) : (
        <ul role="list" className={css.reports} aria-label={copy.label}>
          {[...reports].reverse().map((report) => (
            <li
              key={report.id}
              className={join(css.line, css.tone[report.body.state === 'recovered' ? 'good' : 'bad'])}
            >
              {copy.types[report.type]}: {detailsOf(report)}
            </li>
          ))}
        </ul>
      )}
    </Disclosure>
  )
}
