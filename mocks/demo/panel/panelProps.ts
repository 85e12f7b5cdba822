import type { callLog } from '#mocks/callLog.ts'
import type { Demo } from '#mocks/demo/createDemo.ts'
import type { OfflineSupport } from '#mocks/demo/offline/createOfflineSupport.ts'
import type { TourPlayer } from '#mocks/demo/tour/createTourPlayer.ts'
import type { Tour } from '#mocks/demo/tour/tour.ts'

export interface PanelProps {
  demo: Demo
  player: TourPlayer
  tours: readonly Tour[]
  offline: OfflineSupport
  callLog: Pick<typeof callLog, 'get' | 'subscribe'>
  /** The URL of the app's root, which ends with a slash. */
  rootUrl: string
  version: string
}
