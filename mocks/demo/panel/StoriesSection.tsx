import { useState } from 'react'
import { panelCopy } from '#mocks/demo/copy/panel.ts'
import { Choice } from '#mocks/demo/panel/Choice.tsx'
import { PanelSection } from '#mocks/demo/panel/PanelSection.tsx'
import { list } from '#mocks/demo/panel/shared.css.ts'
import * as css from '#mocks/demo/panel/StoriesSection.css.ts'
import { useObservable } from '#mocks/demo/useObservable.ts'
import type { Pace, Tour, TourPlayer } from '#mocks/demo/tour/tour.ts'
import { join } from '#src/design-system/theme/join.ts'
import { condensed, lettering } from '#src/design-system/theme/text.css.ts'

export interface StoriesSectionProps {
  player: TourPlayer
  tours: readonly Tour[]
  /** Called when a story starts. */
  onPlay: () => void
}

const { stories: texts } = panelCopy
const paces = (Object.keys(texts.paces) as Pace[]).map((pace) => ({ value: pace, label: texts.paces[pace] }))

/** The stories that the player can play. The chosen pace also applies to a story that is playing. */
export function StoriesSection({ player, tours, onPlay }: StoriesSectionProps) {
  const playing = useObservable(player.state)
  const [chosenPace, setChosenPace] = useState<Pace>('manual')
  const pace = playing?.pace ?? chosenPace

  function choosePace(next: Pace): void {
    setChosenPace(next)
    if (playing) player.setPace(next)
  }

  function play(tour: Tour): void {
    void player.play(tour, pace)
    onPlay()
  }

  return (
    <PanelSection
      title={texts.title}
      aside={<Choice label={texts.pace} options={paces} value={pace} onChange={choosePace} />}
    >
      <ol role="list" className={list}>
        {tours.map((tour) => {
          const isPlaying = playing?.tour === tour
          const count = tour.steps.length
          return (
            <li key={tour.id}>
              <button type="button" className={css.story} aria-current={isPlaying} onClick={() => play(tour)}>
                <span className={css.play}>
                  <span className={css.triangle} />
                </span>
                <span className={css.texts}>
                  <span className={css.line}>
                    <span className={join(condensed, css.title)}>{tour.title}</span>
                    <span className={join(lettering, css.count)}>
                      {isPlaying ? texts.playing(playing.step + 1, count) : texts.steps(count)}
                    </span>
                  </span>
                  <span className={css.summary}>{tour.summary}</span>
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </PanelSection>
  )
}
