import { useEffect, useState } from 'react'
import { panelCopy } from '#mocks/demo/copy/panel.ts'
import { Badge } from '#mocks/demo/panel/Badge.tsx'
import { BigPointer } from '#mocks/demo/panel/BigPointer.tsx'
import { DemoNotices } from '#mocks/demo/panel/DemoNotices.tsx'
import { Panel, type PanelProps } from '#mocks/demo/panel/Panel.tsx'
import * as css from '#mocks/demo/panel/PanelNotices.css.ts'
import { useObservable } from '#mocks/demo/useObservable.ts'
import { isShortcut } from '#mocks/demo/panel/shortcut.ts'
import { usePanel } from '#mocks/demo/panel/usePanel.ts'

export interface DemoPanelProps extends Omit<PanelProps, 'onHide' | 'onClose' | 'ref'> {
  /** Whether the panel is open at first; without it, as this tab remembers. */
  open?: boolean | undefined
}

/** The badge, the panel that it opens, and the big pointer. The presenter can hide badge and panel until the shortcut. */
export function DemoPanel(props: DemoPanelProps) {
  const [isHidden, setIsHidden] = useState(false)
  const isPointerBig = useObservable(props.bigPointer)
  return (
    <>
      {isHidden ? (
        <ShowOnShortcut onShow={() => setIsHidden(false)} />
      ) : (
        <BadgeAndPanel {...props} onHide={() => setIsHidden(true)} />
      )}
      {isPointerBig && <BigPointer />}
    </>
  )
}

function ShowOnShortcut({ onShow }: { onShow: () => void }) {
  useEffect(() => {
    const showOnShortcut = (event: KeyboardEvent) => isShortcut(event) && onShow()
    window.addEventListener('keydown', showOnShortcut)
    return () => window.removeEventListener('keydown', showOnShortcut)
  })
  return null
}

function BadgeAndPanel({ open, ...parts }: DemoPanelProps & Pick<PanelProps, 'onHide'>) {
  const { isOpen, toggle, close, badge, panel } = usePanel(open)
  const state = useObservable(parts.demo.state)
  const offline = useObservable(parts.offline.state)
  return (
    <aside aria-label={panelCopy.badge}>
      <Badge ref={badge} isOpen={isOpen} onToggle={toggle} state={state} offline={offline} />
      {!isOpen && (
        <div className={css.aboveBadge}>
          <DemoNotices demo={parts.demo} />
        </div>
      )}
      {isOpen && <Panel {...parts} ref={panel} onClose={close} />}
    </aside>
  )
}
