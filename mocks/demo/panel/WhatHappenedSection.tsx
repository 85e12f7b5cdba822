import type { callLog } from '#mocks/callLog.ts'
import { shareCopy } from '#mocks/demo/copy/share.ts'
import { PanelSection } from '#mocks/demo/panel/PanelSection.tsx'
import * as css from '#mocks/demo/panel/section.css.ts'
import { guideOf } from '#mocks/demo/scenarioGuide.ts'
import { useObservable } from '#mocks/demo/useObservable.ts'
import { whatHappened } from '#mocks/demo/whatHappened.ts'
import { scenarios, type ScenarioName } from '#mocks/scenarios.ts'

const { happened } = shareCopy

/** Lines that are shown. */
const maxLines = 3

export interface WhatHappenedSectionProps {
  /** The situation the shop is in. */
  scenario: ScenarioName
  log: Pick<typeof callLog, 'get' | 'subscribe'>
}

/** What to do here, and what the last calls meant for the customer, the newest first. */
export function WhatHappenedSection({ scenario, log }: WhatHappenedSectionProps) {
  const records = useObservable(log)
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
      </PanelSection>
    </>
  )
}
