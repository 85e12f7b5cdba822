import { conditionsCopy } from '#mocks/demo/copy/conditions.ts'
import { panelCopy, viewerLabels } from '#mocks/demo/copy/panel.ts'
import type { DemoState } from '#mocks/demo/demo.ts'
import { isStoringFiles, type OfflineState } from '#mocks/demo/offline/createOfflineSupport.ts'
import { ConditionsSection } from '#mocks/demo/panel/ConditionsSection.tsx'
import { dockQueries } from '#mocks/demo/panel/dock.css.ts'
import * as css from '#mocks/demo/panel/frame.css.ts'
import { DemoNotices, PanelNotices } from '#mocks/demo/panel/Notices.tsx'
import { ResetSection } from '#mocks/demo/panel/ResetSection.tsx'
import type { PanelProps } from '#mocks/demo/panel/panelProps.ts'
import { ShareSection } from '#mocks/demo/panel/ShareSection.tsx'
import { SituationSection, ToursSection, WhatHappenedSection } from '#mocks/demo/panel/ShowSections.tsx'
import { usePanel } from '#mocks/demo/panel/usePanel.ts'
import { WhoSection } from '#mocks/demo/panel/WhoSection.tsx'
import { useObservable } from '#mocks/demo/useObservable.ts'
import { Heading } from '#src/design-system/components/Heading.tsx'
import { IconButton } from '#src/design-system/components/IconButton.tsx'
import { VisuallyHidden } from '#src/design-system/components/VisuallyHidden.tsx'
import { graphite } from '#src/design-system/theme/mixins.css.ts'
import { cx } from '#src/design-system/theme/cx.ts'

/** Shows who is signed in, how many settings differ from the defaults, and whether the demo works offline. */
function Status({ state, offline }: { state: DemoState; offline: OfflineState }) {
  const viewerLabel = state.viewer ? viewerLabels[state.viewer] : state.viewerName
  const preparingLabel = isStoringFiles(offline) && panelCopy.offline.preparing(offline.stored, offline.total)
  const offlineLabel = offline.phase === 'ready' ? panelCopy.offline.ready : preparingLabel
  return (
    <span className={css.status}>
      {[state.isSwitching ? panelCopy.switching : viewerLabel, offlineLabel].filter(Boolean).join(' · ')}
      {state.changedSettingCount > 0 && (
        <VisuallyHidden> · {conditionsCopy.changed(state.changedSettingCount)}</VisuallyHidden>
      )}
    </span>
  )
}

/**
 * The badge, and the panel that it opens beside or below the app.
 * @param open whether the panel is open initially; by default, this tab's stored state applies
 */
export function DemoPanel({ open, ...props }: PanelProps & { open?: boolean | undefined }) {
  const { demo } = props
  const { isOpen, toggle, close, badgeRef, panelRef } = usePanel(open)
  const state = useObservable(demo.state)
  const offlineState = useObservable(props.offline.state)
  const status = <Status state={state} offline={offlineState} />

  function closeOnSmallWindow(): void {
    if (!window.matchMedia(dockQueries.beside).matches) close()
  }

  return (
    <aside aria-label={panelCopy.badge}>
      <button
        ref={badgeRef}
        type="button"
        className={cx(graphite, css.badge)}
        aria-expanded={isOpen}
        aria-keyshortcuts="Control+Shift+X Meta+Shift+X"
        title={panelCopy.shortcut}
        data-preparing={isStoringFiles(offlineState) || undefined}
        onClick={toggle}
      >
        <span
          className={css.dot}
          data-offline={offlineState.phase}
          data-fails={state.changedSettingCount > 0 || undefined}
        />
        <span className={css.label}>
          <span className={css.name}>{panelCopy.name}</span>
          {status}
        </span>
      </button>
      {!isOpen && (
        <div className={css.aboveBadge}>
          <DemoNotices demo={demo} />
        </div>
      )}
      {isOpen && (
        <section ref={panelRef} className={css.panel} aria-label={panelCopy.name} tabIndex={-1}>
          <header className={cx(graphite, css.head)}>
            <div className={css.title}>
              <Heading level={2} size="card">
                {panelCopy.name}
              </Heading>
              {status}
            </div>
            <IconButton icon="close" label={panelCopy.close} onClick={close} />
          </header>
          <PanelNotices {...props} />
          <div className={css.columns}>
            <div>
              <WhatHappenedSection {...props} />
              <ToursSection {...props} onPlay={closeOnSmallWindow} />
              <WhoSection {...props} />
              <SituationSection {...props} />
            </div>
            <div>
              <ConditionsSection {...props} />
              <ShareSection {...props} />
              <ResetSection {...props} />
            </div>
          </div>
        </section>
      )}
    </aside>
  )
}
