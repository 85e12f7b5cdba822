import { useState } from 'react'
import { Button } from '#src/design-system/components/Button.tsx'
import { LiveThumbnail } from '#stories/support/LiveThumbnail.tsx'
import * as css from '#stories/support/StoryCards.css.ts'
import { PageLink } from '#storybook/PageLink.tsx'

export interface StoryCard {
  id: string
  name: string
  /** What is seen, in one sentence. */
  sentence?: string
  /** The size of the simulated screen in CSS px, when the story asks for one. */
  window?: { width: number; height?: number } | undefined
}

interface StoryCardsProps {
  cards: readonly StoryCard[]
  /** Whether each has its picture; otherwise only the first one. */
  areAllShown: boolean
}

const Words = ({ id, name, sentence }: StoryCard) => (
  <>
    <PageLink to={id} className={css.link}>
      {name}
    </PageLink>
    {sentence !== undefined && <p className={css.sentence}>{sentence}</p>}
  </>
)

const Card = (card: StoryCard) => (
  <li className={css.card}>
    <div aria-hidden>
      <LiveThumbnail storyId={card.id} label={card.name} {...card.window} />
    </div>
    <Words {...card} />
  </li>
)

/** Stories that lead to themselves. A live picture takes a second or more to load: at first only one of them has it. */
export function StoryCards({ cards, areAllShown }: StoryCardsProps) {
  const [first, ...others] = cards
  if (areAllShown || !first)
    return (
      <ul className={`sb-unstyled ${css.cards}`}>
        {cards.map((card) => (
          <Card key={card.id} {...card} />
        ))}
      </ul>
    )
  return (
    <ul className={`sb-unstyled ${css.cards}`}>
      <Card {...first} />
      <li>
        <ul className={css.words}>
          {others.map((card) => (
            <li key={card.id} className={css.card}>
              <Words {...card} />
            </li>
          ))}
        </ul>
      </li>
    </ul>
  )
}

/** @returns whether a page shows all pictures, and the button that changes it */
export function useAllPictures() {
  const [areAllShown, setAreAllShown] = useState(false)
  const button = (
    <div className={`sb-unstyled ${css.choice}`}>
      <Button tone="secondary" size="small" onClick={() => setAreAllShown(!areAllShown)}>
        {areAllShown ? 'Fewer pictures' : 'A picture of each'}
      </Button>
    </div>
  )
  return { areAllShown, button }
}
