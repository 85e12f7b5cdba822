import type { callLog } from '#mocks/callLog.ts'
import { shareCopy } from '#mocks/demo/copy/share.ts'
import { OwnerReports, type OwnerReportsProps } from '#mocks/demo/panel/OwnerReports.tsx'
import { PanelSection } from '#mocks/demo/panel/PanelSection.tsx'
import * as css from '#mocks/demo/panel/WhatHappenedSection.css.ts'
import { guideOf } from '#mocks/demo/scenarioGuide.ts'
import { useObservable } from '#mocks/demo/useObservable.ts'
import { whatHappened } from '#mocks/demo/whatHappened.ts'
import type { ScenarioName } from '#mocks/scenarios.ts'
import { Text } from '#src/design-system/components/Text.tsx'
import { join } from '#src/design-system/theme/join.ts'

const copy = shareCopy.happened

/** Lines that are shown. */
const maxLines = 3

export interface WhatHappenedSectionProps {
  /** The situation the shop is in. */
  scenario: ScenarioName
  log: typeof callLog
  reports: OwnerReportsProps['log']
}

/** What to do here, what the last calls meant for the customer, the newest first, and what the owner would have been told. */
export function WhatHappenedSection({ scenario, log, reports }: WhatHappenedSectionProps) {
  const records = useObservable(log)
  const lines = whatHappened(records).slice(-maxLines).reverse()
  const guide = guideOf(scenario)
  return (
    <PanelSection title={copy.title} aside={copy.calls(records.length)}>
      {guide && <p className={css.toDo}>{guide.toDo}</p>}
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
      <OwnerReports log={reports} />
    </PanelSection>
  )
}
