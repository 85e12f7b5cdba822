import { useState } from 'react'
import { panelCopy } from '#mocks/demo/copy/panel.ts'
import type { Demo } from '#mocks/demo/demo.ts'
import type { Offline } from '#mocks/demo/offline/offline.ts'
import { DemoNotices } from '#mocks/demo/panel/DemoNotices.tsx'
import * as css from '#mocks/demo/panel/PanelNotices.css.ts'
import { useObservable } from '#mocks/demo/useObservable.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'
import { Row } from '#src/design-system/components/Row.tsx'

const { newVersion, notStored } = panelCopy

/** What the presenter should know first: a link was not understood, a new version waits, nothing is saved. Empty on most days. */
export function PanelNotices({ demo, offline }: { demo: Demo; offline: Offline }) {
  const { persistence } = useObservable(demo.state)
  const hasNewVersion = useObservable(offline.newVersion)
  const [isPostponed, setIsPostponed] = useState(false)
  return (
    <div className={css.notices}>
      <DemoNotices demo={demo} />
      {hasNewVersion && !isPostponed && (
        <Notice
          tone="info"
          title={newVersion.title}
          live="status"
          action={
            <Row gap={8}>
              <Button size="small" tone="secondary" onClick={offline.startNewVersion}>
                {newVersion.now}
              </Button>
              <Button size="small" tone="secondary" onClick={() => setIsPostponed(true)}>
                {newVersion.later}
              </Button>
            </Row>
          }
        >
          {newVersion.text}
        </Notice>
      )}
      {persistence === 'memory' && (
        <Notice tone="warning" title={notStored.title} live="status">
          {notStored.text}
        </Notice>
      )}
    </div>
  )
}
