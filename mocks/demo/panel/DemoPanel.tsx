import { panelCopy } from '#mocks/demo/copy/panel.ts'
import { Badge } from '#mocks/demo/panel/Badge.tsx'
import { DemoNotices } from '#mocks/demo/panel/DemoNotices.tsx'
import { Panel, type PanelProps } from '#mocks/demo/panel/Panel.tsx'
import * as css from '#mocks/demo/panel/PanelNotices.css.ts'
import { usePanel } from '#mocks/demo/panel/usePanel.ts'
import { useObservable } from '#mocks/demo/useObservable.ts'

export interface DemoPanelProps extends Omit<PanelProps, 'onClose' | 'ref'> {
  /** Whether the panel is open at first; without it, as this tab remembers. */
  open?: boolean | undefined
}

/** The badge, and the panel that it opens. */
export function DemoPanel({ open, ...parts }: DemoPanelProps) {
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
