import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { getReadingTimeMs } from '#mocks/demo/tour/createTourPlayer.ts'
import type { TourDefinition } from '#mocks/demo/tour/tour.ts'
import { StoryCards, usePicturesToggle } from '#stories/support/StoryCards.tsx'

/** @returns how long "Watch it" takes, e.g. "about 50 seconds" */
function formatDuration({ steps }: TourDefinition): string {
  const seconds = steps.reduce((sum, { caption }) => sum + getReadingTimeMs(caption), 0) / 1000
  return `about ${Math.round(seconds / 10) * 10} seconds`
}

/** The documentation page of a journey, for people who are new to Storybook. */
export function JourneyPage({ journey }: { journey: TourDefinition }) {
  const [watchStory, ...stepStories] = useContext(DocsContext).componentStories()
  const { areAllPicturesShown, button } = usePicturesToggle()
  if (!watchStory) return null
  const description = `${journey.steps.length} steps, ${formatDuration(journey)}. It plays automatically. Stop it at any time and continue by hand.`
  const cards = [
    { id: watchStory.id, name: watchStory.name, description },
    ...stepStories.map(({ id, name }, index) => ({ id, name, description: journey.steps[index]?.caption ?? name })),
  ]
  return (
    <>
      <h1>{journey.title}</h1>
      <p>{journey.summary}</p>
      {button}
      <StoryCards cards={cards} areAllPicturesShown={areAllPicturesShown} />
    </>
  )
}
