import { panelCopy, viewerLabels } from '#mocks/demo/copy/panel.ts'
import { OptionGroup, toOptions, PanelSection } from '#mocks/demo/panel/PanelSection.tsx'
import type { PanelProps } from '#mocks/demo/panel/panelProps.ts'
import { useObservable } from '#mocks/demo/useObservable.ts'
import { personas } from '#mocks/personas.ts'

const { who } = panelCopy

const viewers = toOptions(viewerLabels).map(({ value, label }) => ({
  value,
  label,
  note: value === 'visitor' ? who.notSignedIn : personas[value].name,
}))

export function WhoSection({ demo }: PanelProps) {
  const { viewer, isSwitching } = useObservable(demo.state)
  return (
    <PanelSection title={who.title} aside={isSwitching && panelCopy.switching}>
      <OptionGroup
        label={who.title}
        options={viewers}
        value={viewer}
        columns="grid"
        busy={isSwitching}
        onChange={(nextViewer) => {
          if (nextViewer !== viewer) void demo.switchTo(nextViewer)
        }}
      />
    </PanelSection>
  )
}
