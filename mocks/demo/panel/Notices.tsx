import { useState } from 'react'
import { panelCopy } from '#mocks/demo/copy/panel.ts'
import type { Demo, DemoNotice } from '#mocks/demo/demo.ts'
import type { Offline } from '#mocks/demo/offline/createOffline.ts'
import { useObservable } from '#mocks/demo/useObservable.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'
import { Row } from '#src/design-system/components/layout.tsx'

const { newVersion, notStored, linkNotUnderstood, dataHealed, dismiss } = panelCopy

const textOf = (notice: DemoNotice) =>
  notice.kind === 'linkNotUnderstood'
    ? { title: linkNotUnderstood.title, text: linkNotUnderstood.text(notice.parts) }
    : dataHealed

/** What opening the demo could not do: parts of the link, or reading the stored data. Dismiss removes all of it. */
export function DemoNotices({ demo }: { demo: Pick<Demo, 'notices' | 'dismissNotices'> }) {
  return useObservable(demo.notices).map((notice) => (
    <Notice
      key={notice.kind}
      tone="warning"
      title={textOf(notice).title}
      live="status"
      action={
        <Button size="small" tone="secondary" onClick={demo.dismissNotices}>
          {dismiss}
        </Button>
      }
    >
      {textOf(notice).text}
    </Notice>
  ))
}

/** What the presenter should know first: a link was not understood, a new version waits, nothing is saved. Empty on most days. */
export function PanelNotices({ demo, offline }: { demo: Demo; offline: Offline }) {
  const { persistence } = useObservable(demo.state)
  const hasNewVersion = useObservable(offline.newVersion)
  const [isPostponed, setIsPostponed] = useState(false)
  return (
    <>
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
    </>
  )
}
