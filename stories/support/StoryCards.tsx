import { useState } from 'react'
import { Button } from '#src/design-system/components/Button.tsx'
import { Text } from '#src/design-system/components/Text.tsx'
import { VisuallyHidden } from '#src/design-system/components/VisuallyHidden.tsx'
import { LiveThumbnail } from '#stories/support/LiveThumbnail.tsx'
import * as css from '#stories/support/StoryCards.css.ts'
import { PageLink } from '#storybook/PageLink.tsx'

export interface StoryCard {
  id: string
  name: string
  /** Describes what the story shows. */
  description: string
  /** The size of the simulated screen in CSS px, if the story sets one. */
  window?: { width: number; height?: number } | undefined
  /** The URL that opens the same situation in the demo. */
  demoUrl?: string | undefined
}

interface StoryCardsProps {
  cards: readonly StoryCard[]
  /** Whether every card has a picture. If false, only the first card has one. */
  areAllPicturesShown: boolean
}

/** Links to stories. A live picture takes a second or more to load, so initially only one card has a picture. */
export const StoryCards = ({ cards, areAllPicturesShown }: StoryCardsProps) => (
  <ul className={`sb-unstyled ${areAllPicturesShown ? css.cards : css.cardsWithLead}`}>
    {cards.map(({ id, name, description, window, demoUrl }, index) => (
      <li key={id} className={css.card}>
        {(areAllPicturesShown || index === 0) && (
          <div aria-hidden>
            <LiveThumbnail storyId={id} label={name} {...window} />
          </div>
        )}
        <PageLink to={id} className={css.link}>
          {name}
        </PageLink>
        <Text size="small" tone="muted">
          {description}
        </Text>
        {demoUrl !== undefined && (
          <a href={demoUrl} target="_blank" rel="noreferrer" className={css.demo}>
            See it in the demo<VisuallyHidden>: {name}</VisuallyHidden>
          </a>
        )}
      </li>
    ))}
  </ul>
)

/** @returns whether the page shows all pictures, and the button that shows or hides them */
export function usePicturesToggle() {
  const [areAllPicturesShown, setAreAllPicturesShown] = useState(false)
  const button = (
    <div className={`sb-unstyled ${css.toggle}`}>
      <Button size="small" onClick={() => setAreAllPicturesShown(!areAllPicturesShown)}>
        {areAllPicturesShown ? 'Show fewer pictures' : 'Show all pictures'}
      </Button>
    </div>
  )
  return { areAllPicturesShown, button }
}
