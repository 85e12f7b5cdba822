import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { callLog } from '#mocks/callLog.ts'
import type { ParsedLink } from '#mocks/demo/link.ts'
import { createOfflineSupport } from '#mocks/demo/offline/createOfflineSupport.ts'
import { DemoPanel } from '#mocks/demo/panel/DemoPanel.tsx'
import type { PanelProps } from '#mocks/demo/panel/panelProps.ts'
import { repeatEarlyShortcut } from '#mocks/demo/panel/shortcut.ts'
import { createTourPlayer } from '#mocks/demo/tour/createTourPlayer.ts'
import { demoAttribute } from '#mocks/demo/tour/findTarget.ts'
import { tours } from '#mocks/demo/tour/tours.ts'

export interface DemoToolsOptions extends Pick<PanelProps, 'demo' | 'rootUrl'> {
  link: ParsedLink
  /** The URL of the entry script, which contains the version. */
  entryUrl: string
}

/**
 * Starts the service worker, the tours and, unless the link hides it, the panel. The panel has a React root of its own, in an
 * element after the app's root element.
 */
export function startDemoTools({ demo, link, rootUrl, entryUrl }: DemoToolsOptions): void {
  const offline = createOfflineSupport(new URL('sw.js', rootUrl).href)
  const player = createTourPlayer(demo)
  const linkedTour = tours.find((tour) => tour.id === link.tour)
  if (linkedTour) void player.play(linkedTour, 'manual')
  if (link.panel === 'hidden') return
  // The version is the content hash in the entry chunk's file name. It changes whenever one of the app's chunks changes.
  const version = /-([\w-]{8})\.js$/.exec(new URL(entryUrl).pathname)?.[1] ?? 'development'
  // Starts a second view with the panel closed. Its sessionStorage is a copy of the opener's, where the panel may be open.
  const isInitiallyOpen = link.panel === 'open' || (link.tab === 'own' ? false : undefined)
  const panelElement = Object.assign(document.createElement('div'), { id: 'demo' })
  panelElement.setAttribute(demoAttribute, '')
  document.getElementById('root')?.after(panelElement)
  const props = { demo, player, tours, offline, callLog, rootUrl, version }
  // Renders synchronously, because the panel must listen for keys before `repeatEarlyShortcut` dispatches one.
  flushSync(() =>
    createRoot(panelElement).render(
      <StrictMode>
        <DemoPanel {...props} open={isInitiallyOpen} />
      </StrictMode>,
    ),
  )
  repeatEarlyShortcut()
}
