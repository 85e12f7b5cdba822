import { panelCopy } from '#mocks/demo/copy/panel.ts'
import { viewerTexts } from '#mocks/demo/copy/guide.ts'
import type { DemoState } from '#mocks/demo/demo.ts'
import type { OfflineState } from '#mocks/demo/offline/offline.ts'
import * as css from '#mocks/demo/panel/Status.css.ts'
import { Icon } from '#src/design-system/components/Icon.tsx'
import { VisuallyHidden } from '#src/design-system/components/VisuallyHidden.tsx'

export interface StatusProps {
  state: Pick<DemoState, 'viewer' | 'viewerName' | 'changedDials' | 'isSwitching'>
  offline: OfflineState
}

/** Who is signed in, whether something is made to fail, and whether the demo works without a network. */
export function Status({ state, offline }: StatusProps) {
  const who = state.viewer ? viewerTexts[state.viewer].label : state.viewerName
  return (
    <span className={css.status}>
      <span className={css.parts}>
        <span className={css.part}>
          <span className={css.text}>{state.isSwitching ? panelCopy.switching : who}</span>
        </span>
        {state.changedDials > 0 && <VisuallyHidden> · {panelCopy.changed(state.changedDials)}</VisuallyHidden>}
        {offline.phase === 'preparing' && (
          <span className={css.part}>{panelCopy.offline.preparing(offline.stored, offline.total)}</span>
        )}
        {offline.phase === 'ready' && (
          <span className={css.part}>
            {panelCopy.offline.ready}
            <span className={css.check}>
              <Icon name="check" />
            </span>
          </span>
        )}
      </span>
    </span>
  )
}
