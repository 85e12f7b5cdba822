import { useState } from 'react'
import { groupLabels, viewerLabels } from '#mocks/demo/copy/panel.ts'
import { panelCopy } from '#mocks/demo/copy/panel.ts'
import type { Demo } from '#mocks/demo/demo.ts'
import { Choice, optionsOf, PanelSection, RowButton } from '#mocks/demo/panel/PanelSection.tsx'
import * as css from '#mocks/demo/panel/section.css.ts'
import { guideOf, scenarioGuides, situationFor, type ScenarioGroup } from '#mocks/demo/scenarioGuide.ts'
import type { Viewer } from '#mocks/demo/situation.ts'
import { useObservable } from '#mocks/demo/useObservable.ts'
import { personas } from '#mocks/personas.ts'
import { Button } from '#src/design-system/components/Button.tsx'

const { who, situation } = panelCopy
const groups = optionsOf<ScenarioGroup>(groupLabels)
const viewers = optionsOf<Viewer>(viewerLabels).map(({ value, label }) => ({
  value,
  label,
  note: value === 'visitor' ? who.notSignedIn : personas[value].name,
}))

/** Who looks at the shop: one click signs somebody else in. */
export function WhoSection({ demo }: { demo: Demo }) {
  const { viewer, isSwitching } = useObservable(demo.state)
  return (
    <PanelSection title={who.title} aside={isSwitching && panelCopy.switching}>
      <Choice
        label={who.title}
        options={viewers}
        value={viewer}
        columns="grid"
        busy={isSwitching}
        onChange={(next) => void demo.switchTo(next)}
      />
    </PanelSection>
  )
}

/** The situations to choose from. */
export function SituationSection({ demo }: { demo: Demo }) {
  const { scenario, isSwitching } = useObservable(demo.state)
  const [group, setGroup] = useState<ScenarioGroup>(() => guideOf(scenario)?.group ?? 'business')
  return (
    <PanelSection
      title={situation.title}
      aside={
        <Button size="small" tone="secondary" icon="retry" busy={isSwitching} onClick={() => void demo.startAgain()}>
          {situation.startAgain}
        </Button>
      }
    >
      <Choice label={situation.groups} options={groups} value={group} columns="row" onChange={setGroup} />
      <ul role="list" className={css.list}>
        {scenarioGuides
          .filter((guide) => guide.group === group)
          .map(({ name, title, sentence }) => (
            <RowButton
              key={name}
              title={title}
              text={sentence}
              current={name === scenario}
              busy={isSwitching}
              onClick={() => void demo.open(situationFor(name))}
            />
          ))}
      </ul>
    </PanelSection>
  )
}
