import { callLog } from '#mocks/callLog.ts'
import { reportLog } from '#mocks/reportLog.ts'
import { buildVersion } from '#mocks/demo/buildVersion.ts'
import type { Demo } from '#mocks/demo/demo.ts'
import { toLink, type Link } from '#mocks/demo/link.ts'
import type { Moments } from '#mocks/demo/moments.ts'
import { sendNotes, windowId } from '#mocks/demo/notes/notesChannel.ts'
import { notesOf } from '#mocks/demo/notes/notesOf.ts'
import { createOffline } from '#mocks/demo/offline/createOffline.ts'
import { startPanel } from '#mocks/demo/panel/startPanel.tsx'
import { guideOf } from '#mocks/demo/scenarioGuide.ts'
import { createTabFlag } from '#mocks/demo/tabFlag.ts'
import { createTourPlayer } from '#mocks/demo/tour/createTourPlayer.ts'
import { tours } from '#mocks/demo/tour/tours.ts'

export interface Tools {
  demo: Demo
  moments: Moments
  /** What the address said. */
  link: Link
  /** Address of the shop's root, with a slash at its end. */
  root: string
  /** Address of the entry's script, which tells the version. */
  entryUrl: string
}

/** Starts what surrounds the shop: the worker that stores the files, the tours, the notes, and the panel unless the link hides it. */
export function startTools({ demo, moments, link, root, entryUrl }: Tools): void {
  const offline = createOffline(new URL('sw.js', root).href)
  const player = createTourPlayer(demo)
  const id = windowId()
  sendNotes(id, notesOf({ demo, tours: player, situationOf: guideOf }))
  const linkedTour = tours.find((tour) => tour.id === link.tour)
  if (linkedTour) void player.play(linkedTour, 'manual')
  if (link.panel === 'hidden') return
  // Its sessionStorage starts as a copy of its opener’s, which remembers an open panel.
  const isSecondView = link.tab === 'own'
  startPanel({
    demo,
    moments,
    player,
    tours,
    offline,
    log: callLog,
    reports: reportLog,
    version: buildVersion(entryUrl),
    bigPointer: createTabFlag('pointer'),
    createLink: () => toLink(demo.situation(), root),
    notesAddress: () => toLink(demo.situation(), root, { follows: id }),
    secondViewAddress: (situation) => toLink(situation, root, { tab: 'own' }),
    open: link.panel === 'open' || (isSecondView ? false : undefined),
  })
}
