import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { DemoPanel, type DemoPanelProps } from '#mocks/demo/panel/DemoPanel.tsx'
import { repeatEarlyShortcut } from '#mocks/demo/panel/shortcut.ts'
import { demoAttribute } from '#mocks/demo/tour/findTarget.ts'

/** Shows the demo's badge and panel after the shop, in a React root of their own. */
export function startPanel(props: DemoPanelProps): void {
  const host = document.createElement('div')
  host.id = 'demo'
  host.setAttribute(demoAttribute, '')
  document.getElementById('root')?.after(host)
  const root = createRoot(host)
  // At once: no press of the shortcut falls between the page's first script and the panel.
  flushSync(() =>
    root.render(
      <StrictMode>
        <DemoPanel {...props} />
      </StrictMode>,
    ),
  )
  repeatEarlyShortcut()
}
