import type { Ref } from 'react'
import { panelCopy } from '#mocks/demo/copy/panel.ts'
import type { Offline } from '#mocks/demo/offline/offline.ts'
import { ConditionsSection } from '#mocks/demo/panel/ConditionsSection.tsx'
import { dock } from '#mocks/demo/panel/dock.css.ts'
import * as css from '#mocks/demo/panel/Panel.css.ts'
import { rememberPanel } from '#mocks/demo/panel/panelMemory.ts'
import { PanelNotices } from '#mocks/demo/panel/PanelNotices.tsx'
import { ResetSection, type ResetSectionProps } from '#mocks/demo/panel/ResetSection.tsx'
import { ShareSection, type ShareSectionProps } from '#mocks/demo/panel/ShareSection.tsx'
import { SituationSection } from '#mocks/demo/panel/SituationSection.tsx'
import { Status } from '#mocks/demo/panel/Status.tsx'
import { StoriesSection } from '#mocks/demo/panel/StoriesSection.tsx'
import { useObservable } from '#mocks/demo/useObservable.ts'
import { WhatHappenedSection, type WhatHappenedSectionProps } from '#mocks/demo/panel/WhatHappenedSection.tsx'
import { WhoSection } from '#mocks/demo/panel/WhoSection.tsx'
import type { Tour, TourPlayer } from '#mocks/demo/tour/tour.ts'
import { Heading } from '#src/design-system/components/Heading.tsx'
import { IconButton } from '#src/design-system/components/IconButton.tsx'
import { Row } from '#src/design-system/components/Row.tsx'
import { graphite } from '#src/design-system/theme/graphite.css.ts'
import { join } from '#src/design-system/theme/join.ts'
import { lettering } from '#src/design-system/theme/text.css.ts'

/** The parts of the demo that the panel shows and controls. */
export interface PanelProps extends Omit<WhatHappenedSectionProps, 'scenario'>, ShareSectionProps, ResetSectionProps {
  player: TourPlayer
  offline: Offline
  tours: readonly Tour[]
  onClose: () => void
  ref?: Ref<HTMLElement>
}

const shortcut = panelCopy.shortcut[navigator.userAgent.includes('Mac') ? 'mac' : 'others']

/** The demo's panel: a region beside or below the shop, which stays usable. */
export function Panel({ onClose, ref, ...parts }: PanelProps) {
  const { demo, player, offline, tours } = parts
  const state = useObservable(demo.state)
  const offlineState = useObservable(offline.state)

  function closeOnSmallWindow() {
    if (!window.matchMedia(dock.beside).matches) onClose()
  }

  return (
    <section
      ref={ref}
      className={css.panel}
      aria-label={panelCopy.name}
      tabIndex={-1}
      onScroll={({ currentTarget }) => rememberPanel({ scrollTop: currentTarget.scrollTop })}
    >
      <header className={join(graphite, css.head)}>
        <div className={css.name}>
          <Row gap={12} align="baseline" justify="between" wrap={false}>
            <Heading level={2} size="card">
              {panelCopy.name}
            </Heading>
            <kbd className={join(lettering, css.shortcut)}>{shortcut}</kbd>
          </Row>
          <Status state={state} offline={offlineState} />
        </div>
        <IconButton icon="close" label={panelCopy.close} onClick={onClose} />
      </header>
      <PanelNotices demo={demo} offline={offline} />
      <div className={css.columns}>
        <div className={css.column}>
          <WhatHappenedSection scenario={state.scenario} log={parts.log} reports={parts.reports} />
          <StoriesSection player={player} tours={tours} onPlay={closeOnSmallWindow} />
          <WhoSection demo={demo} />
          <SituationSection demo={demo} />
        </div>
        <div className={css.column}>
          <ConditionsSection demo={demo} />
          <ShareSection {...parts} />
          <ResetSection {...parts} />
        </div>
      </div>
    </section>
  )
}
