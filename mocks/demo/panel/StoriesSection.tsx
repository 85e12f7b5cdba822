import { panelCopy } from '#mocks/demo/copy/panel.ts'
import { PanelSection, RowButton } from '#mocks/demo/panel/PanelSection.tsx'
import * as css from '#mocks/demo/panel/section.css.ts'
import type { Tour, TourPlayer } from '#mocks/demo/tour/tour.ts'
import { useObservable } from '#mocks/demo/useObservable.ts'

const { stories } = panelCopy

export interface StoriesSectionProps {
  player: TourPlayer
  tours: readonly Tour[]
  /** Called when a story starts. */
  onPlay: () => void
}

/** The stories that the player can play. */
export function StoriesSection({ player, tours, onPlay }: StoriesSectionProps) {
  const playing = useObservable(player.state)
  return (
    <PanelSection title={stories.title}>
      <ol role="list" className={css.list}>
        {tours.map((tour) => {
          const count = tour.steps.length
          const isPlaying = playing?.tour === tour
          return (
            <RowButton
              key={tour.id}
              title={tour.title}
              note={isPlaying ? stories.playing(playing.step + 1, count) : stories.steps(count)}
              text={tour.summary}
              current={isPlaying}
              onClick={() => {
                void player.play(tour, playing?.pace ?? 'manual')
                onPlay()
              }}
            />
          )
        })}
      </ol>
    </PanelSection>
  )
}
