import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import * as z from 'zod/mini'
import { buildLink } from '#mocks/demo/link.ts'
import { situationSchema, type Situation } from '#mocks/demo/situation.ts'
import { isScenario } from '#mocks/scenarios.ts'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { breakpoint } from '#src/design-system/theme/tokens.css.ts'
import { Thumbnail } from '#stories/start/Thumbnail.tsx'
import { demoRoot } from '#stories/support/demoRoot.ts'
import * as css from '#stories/support/StoryCards.css.ts'
import { StoryCards, usePicturesToggle, type StoryCard } from '#stories/support/StoryCards.tsx'
import { toSentence } from '#stories/support/toSentence.ts'
import { PageLink } from '#storybook/PageLink.tsx'
import { stateMarks } from '#storybook/stateMarks.ts'

const storySchema = z.object({
  id: z.string(),
  name: z.string(),
  title: z.string(),
  tags: z.array(z.string()),
  parameters: z.object({
    docs: z.object({ description: z.object({ story: z.string() }) }),
    window: z.optional(z.object({ width: z.number(), height: z.number() })),
    situation: z.optional(situationSchema),
  }),
})

type Story = z.infer<typeof storySchema>

const getDescription = ({ parameters }: Story) => toSentence(parameters.docs.description.story)

/**
 * Finds the situation in which the demo shows a story's state. If the story has no situation of its own, this is the
 * screen's situation with the scenario from the story's tags.
 */
function findSituation({ tags, parameters }: Story, stories: readonly Story[]): Situation | undefined {
  const scenario = tags.find(isScenario)
  const screenSituation = stories.find(({ parameters: { situation } }) => situation)?.parameters.situation
  return parameters.situation ?? (scenario && screenSituation && { ...screenSituation, scenario })
}

const toCard = (story: Story, situation: Situation | undefined): StoryCard => ({
  id: story.id,
  name: story.name,
  description: getDescription(story),
  window: story.parameters.window ?? { width: breakpoint.large },
  demoUrl: situation && buildLink(situation, demoRoot),
})

/**
 * The documentation page of a screen, for stakeholders. The first story shows the screen in the shop, and its description
 * explains what the screen is for. The other stories follow in groups; the first story of each group has a picture.
 */
export function ScreenPage() {
  const stories = z.array(storySchema).parse(useContext(DocsContext).componentStories())
  const [inTheShop, ...otherStories] = stories
  const { areAllPicturesShown, button } = usePicturesToggle()
  if (!inTheShop) return null
  return (
    <>
      <h1>{inTheShop.title.split('/').at(-1)}</h1>
      <p>{getDescription(inTheShop)}</p>
      <div className={`sb-unstyled ${css.inTheShop}`}>
        <PageLink to={inTheShop.id}>
          <Thumbnail storyId={inTheShop.id} label={inTheShop.name} />
        </PageLink>
      </div>
      {button}
      {stateMarks.map(({ tag, title, mark, color }) => {
        const storiesInGroup = otherStories.filter(({ tags }) => tags.includes(tag))
        if (storiesInGroup.length === 0) return null
        return (
          <section key={tag}>
            <h2>
              <span aria-hidden style={{ color: vars.color[color] }}>
                {mark}
              </span>{' '}
              {title}
            </h2>
            <StoryCards
              cards={storiesInGroup.map((story) => toCard(story, findSituation(story, stories)))}
              areAllPicturesShown={areAllPicturesShown}
            />
          </section>
        )
      })}
    </>
  )
}
