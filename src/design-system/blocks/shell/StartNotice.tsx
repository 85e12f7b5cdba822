import { shell } from '#src/copy/shell.ts'
import { withoutScripts } from '#src/copy/withoutScripts.ts'
import * as css from '#src/design-system/blocks/shell/AppShell.css.ts'
import { ShellBar } from '#src/design-system/blocks/shell/ShellBars.tsx'
import { Button } from '#src/design-system/components/Button.tsx'

const messages = [
  { reason: 'connection', text: withoutScripts.lateStart },
  { reason: 'newVersion', text: shell.newVersion },
  { reason: 'broken', text: withoutScripts.broken },
] as const

/**
 * Explains why a page doesn't respond: the scripts have not loaded (NET-7), or a fatal error occurred (ROBUST-6). The HTML of
 * every page contains a hidden bar for each reason. `src/bootstrap/loadAppScripts.ts` shows a bar, handles its button and
 * removes the notice.
 */
export const StartNotice = ({ reason = null }: { reason?: 'connection' | 'newVersion' | 'broken' | null }) => (
  <div id="start-notice" role="status" className={css.statusBars}>
    {messages.map((message) => (
      <div key={message.reason} data-reason={message.reason} hidden={message.reason !== reason}>
        <ShellBar
          icon={message.reason === 'connection' ? 'info' : 'retry'}
          action={<Button size="small">{shell.reload}</Button>}
        >
          {message.text}
        </ShellBar>
      </div>
    ))}
  </div>
)
