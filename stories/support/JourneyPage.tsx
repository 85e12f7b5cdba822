import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { readingTime } from '#mocks/demo/tour/createTourPlayer.ts'
import type { Journey } from '#mocks/demo/tour/tour.ts'
import { LiveThumbnail } from '#stories/support/LiveThumbnail.tsx'
import * as css from '#stories/support/ScreenPage.css.ts'
import { PageLink } from '#storybook/PageLink.tsx'

/** @returns how long "Watch it" takes, e.g. "about 50 seconds" */
function duration({ steps }: Journey): string {
  const seconds = steps.reduce((sum, { caption }) => sum + readingTime(caption), 0) / 1000
  return `about ${Math.round(seconds / 10) * 10} seconds`
}

/** The documentation page of a journey, for people who have never seen Storybook: what it tells, "Watch it", and its steps in pictures. */
export function JourneyPage({ journey }: { journey: Journey }) {
  const [watch, ...steps] = useContext(DocsContext).componentStories()
  if (!watch) return null
  const ending = `${journey.steps.length} steps, ${duration(journey)}. The shop plays it by itself; stop it at any time and go on by hand.`
  const cards = [
    { story: watch, caption: ending },
    ...steps.map((story, index) => ({ story, ...journey.steps[index] })),
  ]
  return (
    <>
      <h1>{journey.title}</h1>
      <p>{journey.summary}</p>
      <ol className={`sb-unstyled ${css.cards}`}>
        {cards.map(({ story: { id, name }, caption = name }) => (
          <li key={id} className={css.card}>
            <div aria-hidden>
              <LiveThumbnail storyId={id} label={caption} />
            </div>
            <PageLink to={id} className={css.link}>
              {name}
            </PageLink>
            <p>{caption}</p>
          </li>
        ))}
      </ol>
    </>
  )
}
