import { callLog } from '#mocks/callLog.ts'
import type { Demo } from '#mocks/demo/demo.ts'
import { toLink, type Link } from '#mocks/demo/link.ts'
import { createOffline } from '#mocks/demo/offline/createOffline.ts'
import { startPanel } from '#mocks/demo/panel/startPanel.tsx'
import { createTourPlayer } from '#mocks/demo/tour/createTourPlayer.ts'
import { tours } from '#mocks/demo/tour/tours.ts'

/**
 * The version of a build: the content hash in the name of its entry chunk, which changes with every file it loads.
 * @param entryUrl `import.meta.url` of the entry
 * @returns 'development' where files have no hash
 */
export const buildVersion = (entryUrl: string): string =>
  /-([\w-]{8})\.js$/.exec(new URL(entryUrl).pathname)?.[1] ?? 'development'

export interface Tools {
  demo: Demo
  /** What the address said. */
  link: Link
  /** Address of the shop's root, with a slash at its end. */
  root: string
  /** Address of the entry's script, which tells the version. */
  entryUrl: string
}

/** Starts what surrounds the shop: the worker that stores the files, the tours, and the panel unless the link hides it. */
export function startTools({ demo, link, root, entryUrl }: Tools): void {
  const offline = createOffline(new URL('sw.js', root).href)
  const player = createTourPlayer(demo)
  const linkedTour = tours.find((tour) => tour.id === link.tour)
  if (linkedTour) void player.play(linkedTour, 'manual')
  if (link.panel === 'hidden') return
  // Its sessionStorage starts as a copy of its opener’s, which remembers an open panel.
  const isSecondView = link.tab === 'own'
  startPanel({
    demo,
    player,
    tours,
    offline,
    log: callLog,
    version: buildVersion(entryUrl),
    createLink: () => toLink(demo.situation(), root),
    secondViewAddress: (situation) => toLink(situation, root, { tab: 'own' }),
    open: link.panel === 'open' || (isSecondView ? false : undefined),
  })
}
