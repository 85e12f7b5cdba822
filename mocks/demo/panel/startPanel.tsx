import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { DemoPanel, type DemoPanelProps } from '#mocks/demo/panel/DemoPanel.tsx'

/** Shows the demo's badge and panel after the shop, in a React root of their own. */
export function startPanel(props: DemoPanelProps): void {
  const host = document.createElement('div')
  host.id = 'demo'
  host.dataset['demo'] = ''
  document.getElementById('root')?.after(host)
  createRoot(host).render(
    <StrictMode>
      <DemoPanel {...props} />
    </StrictMode>,
  )
}
