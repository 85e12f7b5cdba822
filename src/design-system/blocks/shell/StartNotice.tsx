import { shell } from '#src/copy/shell.ts'
import * as css from '#src/design-system/blocks/shell/AppShell.css.ts'
import { ShellBar } from '#src/design-system/blocks/shell/ShellBar.tsx'
import { Button } from '#src/design-system/components/Button.tsx'

export interface StartNoticeProps {
  /** The bar to show; by default none yet. */
  reason?: 'line' | 'newVersion' | null
}

const bars = [
  { reason: 'line', text: shell.lateStart },
  { reason: 'newVersion', text: shell.newVersion },
] as const

/**
 * Says why nothing answers on a page whose first scripts have not come (NET-7). It stands in every page's file, with both
 * bars hidden; `src/early/startShop.ts` shows one, answers its button and takes the notice away.
 */
export const StartNotice = ({ reason = null }: StartNoticeProps) => (
  <div id="start-notice" role="status" className={css.bars}>
    {bars.map((bar) => (
      <div key={bar.reason} data-reason={bar.reason} hidden={bar.reason !== reason}>
        <ShellBar
          icon={bar.reason === 'line' ? 'info' : 'retry'}
          action={
            <Button tone="secondary" size="small">
              {shell.reload}
            </Button>
          }
        >
          {bar.text}
        </ShellBar>
      </div>
    ))}
  </div>
)
