import type { callLog } from '#mocks/callLog.ts'
import type { Demo } from '#mocks/demo/createDemo.ts'
import type { Offline } from '#mocks/demo/offline/createOffline.ts'
import type { TourPlayer } from '#mocks/demo/tour/createTourPlayer.ts'
import type { Tour } from '#mocks/demo/tour/tour.ts'

/** The parts of the demo that the panel shows and controls. */
export interface PanelProps {
  demo: Demo
  player: TourPlayer
  tours: readonly Tour[]
  offline: Offline
  log: Pick<typeof callLog, 'get' | 'subscribe'>
  /** Address of the shop's root, with a slash at its end. */
  root: string
  version: string
}
