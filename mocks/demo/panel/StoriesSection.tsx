import { useState } from 'react'
import { panelCopy } from '#mocks/demo/copy/panel.ts'
import { Choice, optionsOf, PanelSection, RowButton } from '#mocks/demo/panel/PanelSection.tsx'
import * as css from '#mocks/demo/panel/section.css.ts'
import type { Pace, Tour, TourPlayer } from '#mocks/demo/tour/tour.ts'
import { useObservable } from '#mocks/demo/useObservable.ts'

const { stories } = panelCopy
const paces = optionsOf<Pace>(stories.paces)

export interface StoriesSectionProps {
  player: TourPlayer
  tours: readonly Tour[]
  /** Called when a story starts. */
  onPlay: () => void
}

/** The stories that the player can play. The chosen pace also applies to a story that is playing. */
export function StoriesSection({ player, tours, onPlay }: StoriesSectionProps) {
  const playing = useObservable(player.state)
  const [chosenPace, setChosenPace] = useState<Pace>('manual')
  const pace = playing?.pace ?? chosenPace

  function choosePace(next: Pace): void {
    setChosenPace(next)
    if (playing) player.setPace(next)
  }

  return (
    <PanelSection
      title={stories.title}
      aside={<Choice label={stories.pace} options={paces} value={pace} columns="aside" onChange={choosePace} />}
    >
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
                void player.play(tour, pace)
                onPlay()
              }}
            />
          )
        })}
      </ol>
    </PanelSection>
  )
}
