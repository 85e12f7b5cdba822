import type { callLog } from '#mocks/callLog.ts'
import { shareCopy } from '#mocks/demo/copy/share.ts'
import { CallTable } from '#mocks/demo/panel/CallTable.tsx'
import { Disclosure } from '#mocks/demo/panel/Disclosure.tsx'
import { OwnerReports, type OwnerReportsProps } from '#mocks/demo/panel/OwnerReports.tsx'
import { PanelSection } from '#mocks/demo/panel/PanelSection.tsx'
import { useObservable } from '#mocks/demo/useObservable.ts'
import * as css from '#mocks/demo/panel/WhatHappenedSection.css.ts'
import { whatHappened } from '#mocks/demo/whatHappened.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { Text } from '#src/design-system/components/Text.tsx'
import { join } from '#src/design-system/theme/join.ts'

const copy = shareCopy.happened

/** Lines that are shown. */
const maxLines = 3

export interface WhatHappenedSectionProps {
  log: typeof callLog
  reports: OwnerReportsProps['log']
}

/** What the last calls meant for the customer, the newest first, the calls themselves, and what the owner would have been told. */
export function WhatHappenedSection({ log, reports }: WhatHappenedSectionProps) {
  const records = useObservable(log)
  const lines = whatHappened(records).slice(-maxLines).reverse()
  return (
    <PanelSection title={copy.title}>
      <ul role="list" className={css.lines} aria-live="polite" aria-label={copy.title}>
        {lines.length === 0 && (
          <li>
            <Text size="small" tone="muted">
              {copy.nothing}
            </Text>
          </li>
        )}
        {lines.map(({ id, text, tone }) => (
          <li key={id} className={join(css.line, css.tone[tone])}>
            {text}
          </li>
        ))}
      </ul>
      <Disclosure label={shareCopy.calls.label} note={String(records.length)}>
        {records.length === 0 ? (
          <Text size="small" tone="muted">
            {shareCopy.calls.none}
          </Text>
        ) : (
          <CallTable records={[...records].reverse()} />
        )}
        <Button size="small" tone="link" onClick={log.clear}>
          {shareCopy.calls.clear}
        </Button>
      </Disclosure>
      <OwnerReports log={reports} />
    </PanelSection>
  )
}
