import { DocsContext, Unstyled } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { readingTime } from '#mocks/demo/tour/createTourPlayer.ts'
import type { Journey } from '#mocks/demo/tour/tour.ts'
import { FigureLabel } from '#src/design-system/components/FigureLabel.tsx'
import { Heading } from '#src/design-system/components/Heading.tsx'
import { Text } from '#src/design-system/components/Text.tsx'
import * as css from '#stories/support/JourneyPage.css.ts'
import { LiveThumbnail } from '#stories/support/LiveThumbnail.tsx'
import { PageLink } from '#storybook/PageLink.tsx'

/** @returns how long "Watch it" takes, e.g. "about 50 seconds" */
function duration({ steps }: Journey): string {
  const seconds = steps.reduce((sum, { caption }) => sum + readingTime(caption), 0) / 1000
  return `about ${Math.round(seconds / 10) * 10} seconds`
}

/** "3 Too few pieces" as its number and its words. */
const splitName = (name: string): [number: string, words: string] => {
  const [number = ''] = name.split(' ', 1)
  return [number, name.slice(number.length + 1)]
}

/** The documentation page of a journey, for people who have never seen Storybook: what it tells, "Watch it", and its steps in pictures. */
export function JourneyPage({ journey }: { journey: Journey }) {
  const [watch, ...steps] = useContext(DocsContext).componentStories()
  if (!watch) return null
  return (
    <Unstyled>
      <div className={css.page}>
        <div className={css.opening}>
          <div className={css.told}>
            <FigureLabel tone="accent">{watch.title.split('/').slice(0, 2).join(' · ')}</FigureLabel>
            <Heading level={1}>{journey.title}</Heading>
            <Text size="large">{journey.summary}</Text>
            <Text size="small" tone="muted">
              {journey.steps.length} steps, {duration(journey)}. The shop plays it by itself; stop it at any time and go
              on by hand. Below, each step can be opened on its own.
            </Text>
          </div>
          <PageLink to={watch.id} className={css.pictureLink}>
            <LiveThumbnail storyId={watch.id} label={`The end of ${journey.title}`} />
            <span className={css.play}>{watch.name}</span>
          </PageLink>
        </div>
        <ol className={css.steps}>
          {steps.map(({ id, name }, index) => {
            const [number, words] = splitName(name)
            const { caption } = journey.steps[index] ?? {}
            return (
              <li key={id} className={css.step}>
                <PageLink to={id} className={css.pictureLink}>
                  <LiveThumbnail storyId={id} label={caption ?? words} />
                  <span className={css.name}>
                    <span className={css.number}>{number}</span>
                    {words}
                  </span>
                </PageLink>
                <Text>{caption}</Text>
              </li>
            )
          })}
        </ol>
      </div>
    </Unstyled>
  )
}
