import { useState } from 'react'
import { panelCopy } from '#mocks/demo/copy/panel.ts'
import type { DemoNotice } from '#mocks/demo/demo.ts'
import { PanelButton } from '#mocks/demo/panel/PanelSection.tsx'
import type { PanelProps } from '#mocks/demo/panel/panelProps.ts'
import { useObservable } from '#mocks/demo/useObservable.ts'
import { Notice } from '#src/design-system/components/Notice.tsx'
import { Row } from '#src/design-system/components/layout.tsx'

const { newVersion, notStored, dismiss } = panelCopy

interface MessageProps extends DemoNotice {
  tone?: 'warning' | 'info'
  /** The click handlers of the buttons, by label. */
  buttons?: Readonly<Record<string, () => void>>
}

const Message = ({ tone = 'warning', title, text, buttons = {} }: MessageProps) => (
  <Notice
    tone={tone}
    title={title}
    text={text}
    live="polite"
    action={
      <Row gap={8}>
        {Object.entries(buttons).map(([label, onClick]) => (
          <PanelButton key={label} onClick={onClick}>
            {label}
          </PanelButton>
        ))}
      </Row>
    }
  />
)

/** Shows messages about ignored parts of the link or corrupt stored data until they are dismissed. */
export function DemoNotices({ demo }: Pick<PanelProps, 'demo'>) {
  return useObservable(demo.notices).map((notice) => (
    <Message key={notice.title} {...notice} buttons={{ [dismiss]: demo.dismissNotices }} />
  ))
}

/** Shows the messages that the presenter should see first: problems at startup, a new version, and blocked storage. */
export function PanelNotices({ demo, offline }: PanelProps) {
  const { persistence } = useObservable(demo.state)
  const hasNewVersion = useObservable(offline.hasNewVersion)
  const [isPostponed, setIsPostponed] = useState(false)
  const { now: updateLabel, later: postponeLabel, ...message } = newVersion
  return (
    <>
      <DemoNotices demo={demo} />
      {hasNewVersion && !isPostponed && (
        <Message
          tone="info"
          {...message}
          buttons={{ [updateLabel]: offline.startNewVersion, [postponeLabel]: () => setIsPostponed(true) }}
        />
      )}
      {persistence === 'memory' && <Message {...notStored} />}
    </>
  )
}
