import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { DemoPanel, type DemoPanelProps } from '#mocks/demo/panel/DemoPanel.tsx'
import { demoAttribute } from '#mocks/demo/tour/findTarget.ts'

/** Shows the demo's badge and panel after the shop, in a React root of their own. */
export function startPanel(props: DemoPanelProps): void {
  const host = document.createElement('div')
  host.id = 'demo'
  host.setAttribute(demoAttribute, '')
  document.getElementById('root')?.after(host)
  createRoot(host).render(
    <StrictMode>
      <DemoPanel {...props} />
    </StrictMode>,
  )
}
