import { viewerTexts } from '#mocks/demo/copy/guide.ts'
import { panelCopy } from '#mocks/demo/copy/panel.ts'
import type { Demo } from '#mocks/demo/demo.ts'
import { Choice } from '#mocks/demo/panel/Choice.tsx'
import { PanelSection } from '#mocks/demo/panel/PanelSection.tsx'
import { useObservable } from '#mocks/demo/useObservable.ts'
import * as css from '#mocks/demo/panel/WhoSection.css.ts'
import type { Viewer } from '#mocks/demo/situation.ts'
import { personas } from '#mocks/personas.ts'

const { who: texts } = panelCopy

const viewers = (Object.keys(viewerTexts) as Viewer[]).map((viewer) => ({
  value: viewer,
  label: viewerTexts[viewer].label,
  note: viewer === 'visitor' ? texts.notSignedIn : personas[viewer].name,
}))

/** Who looks at the shop: one click signs somebody else in. */
export function WhoSection({ demo }: { demo: Demo }) {
  const { viewer, viewerName, isSwitching } = useObservable(demo.state)
  return (
    <PanelSection title={texts.title} aside={isSwitching && panelCopy.switching}>
      <Choice
        label={texts.title}
        options={viewers}
        value={viewer}
        columns="grid"
        busy={isSwitching}
        onChange={(next) => void demo.switchTo(next)}
      />
      {viewer === null && viewerName !== null && (
        <p className={css.someoneElse}>
          {texts.now}: <strong className={css.name}>{texts.someoneElse(viewerName)}</strong>
        </p>
      )}
    </PanelSection>
  )
}
