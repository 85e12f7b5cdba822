import { useState } from 'react'
import { panelCopy } from '#mocks/demo/copy/panel.ts'
import type { Demo } from '#mocks/demo/demo.ts'
import { PanelSection } from '#mocks/demo/panel/PanelSection.tsx'
import { ScenarioPicker } from '#mocks/demo/panel/ScenarioPicker.tsx'
import * as css from '#mocks/demo/panel/SituationSection.css.ts'
import { useObservable } from '#mocks/demo/useObservable.ts'
import { situationFor } from '#mocks/demo/scenarioGuide.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { ConfirmDialog } from '#src/design-system/components/ConfirmDialog.tsx'
import { Row } from '#src/design-system/components/Row.tsx'
import { join } from '#src/design-system/theme/join.ts'
import { lettering } from '#src/design-system/theme/text.css.ts'

const { situation: texts } = panelCopy

/** The situation the shop is in, and all others to choose from. Asks before accounts made in the demo are dropped. */
export function SituationSection({ demo }: { demo: Demo }) {
  const { scenario, newAccounts, isSwitching } = useObservable(demo.state)
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
      <ScenarioPicker
        current={scenario}
        busy={isSwitching}
        onChoose={(name) => askFirst(() => demo.open(situationFor(name)))}
      />
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
