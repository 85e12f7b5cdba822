import type { Demo } from '#mocks/demo/demo.ts'
import type { Tour, TourPlayer } from '#mocks/demo/tour/tour.ts'

/** The tours and the player that plays them. */
export interface Tours {
  tours: readonly Tour[]
  player: TourPlayer
}

/** Loads the tours, which are not in the first load. Call it once for a demo, when the shop is shown. */
export async function loadTours(demo: Demo): Promise<Tours> {
  const [{ createTourPlayer }, { tours }] = await Promise.all([
    import('#mocks/demo/tour/createTourPlayer.ts'),
    import('#mocks/demo/tour/tours.ts'),
  ])
  return { tours, player: createTourPlayer(demo) }
}
