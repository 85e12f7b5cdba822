import { useState } from 'react'
import { groupLabels } from '#mocks/demo/copy/guide.ts'
import { panelCopy } from '#mocks/demo/copy/panel.ts'
import type { Demo } from '#mocks/demo/demo.ts'
import { Choice } from '#mocks/demo/panel/Choice.tsx'
import { PanelSection } from '#mocks/demo/panel/PanelSection.tsx'
import { list } from '#mocks/demo/panel/shared.css.ts'
import * as css from '#mocks/demo/panel/SituationSection.css.ts'
import { guideOf, scenarioGuides, situationFor, type ScenarioGroup } from '#mocks/demo/scenarioGuide.ts'
import { useObservable } from '#mocks/demo/useObservable.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { ConfirmDialog } from '#src/design-system/components/ConfirmDialog.tsx'
import { Row } from '#src/design-system/components/Row.tsx'
import { join } from '#src/design-system/theme/join.ts'
import { lettering } from '#src/design-system/theme/text.css.ts'

const { situation: texts } = panelCopy
const groups = (Object.keys(groupLabels) as ScenarioGroup[]).map((group) => ({
  value: group,
  label: groupLabels[group],
}))

/** The situation the shop is in, and others to choose from. Asks before accounts made in the demo are dropped. */
export function SituationSection({ demo }: { demo: Demo }) {
  const { scenario, newAccounts, isSwitching } = useObservable(demo.state)
  const [group, setGroup] = useState<ScenarioGroup>(() => guideOf(scenario)?.group ?? 'business')
  const [asked, setAsked] = useState<(() => void) | null>(null)

  function askFirst(action: () => Promise<void>): void {
    if (isSwitching) return
    if (newAccounts > 0) setAsked(() => action)
    else void action()
  }

  return (
    <PanelSection title={texts.title}>
      <Row gap={12} justify="between" wrap={false}>
        <p className={css.current}>
          <span className={join(lettering, css.term)}>{texts.now}</span> {scenarios[scenario].title}
        </p>
        <div className={css.startAgain}>
          <Button size="small" tone="secondary" icon="retry" onClick={() => askFirst(demo.startAgain)}>
            {texts.startAgain}
          </Button>
        </div>
      </Row>
      <Choice label={texts.groups} options={groups} value={group} columns="even" onChange={setGroup} />
      <ul role="list" className={list}>
        {scenarioGuides
          .filter((guide) => guide.group === group)
          .map(({ name, title, sentence }) => (
            <li key={name}>
              <button
                type="button"
                className={css.scenario}
                aria-current={name === scenario}
                aria-disabled={isSwitching || undefined}
                onClick={() => askFirst(() => demo.open(situationFor(name)))}
              >
                <span className={css.title}>{title}</span>
                <span className={css.sentence}>{sentence}</span>
              </button>
            </li>
          ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        title={texts.confirm.title(newAccounts)}
        confirmLabel={texts.confirm.go}
        cancelLabel={texts.confirm.stay}
        tone="danger"
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null)
          asked?.()
        }}
      >
        {texts.confirm.text(newAccounts)}
      </ConfirmDialog>
    </PanelSection>
  )
}
