import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import * as z from 'zod/mini'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { breakpoint } from '#src/design-system/theme/tokens.css.ts'
import * as css from '#stories/support/ScreenPage.css.ts'
import { LiveThumbnail } from '#stories/support/LiveThumbnail.tsx'
import { toSentence } from '#stories/support/toSentence.ts'
import { PageLink } from '#storybook/PageLink.tsx'
import { stateMarks } from '#storybook/stateMarks.ts'

/** What the page reads of a story. */
const storySchema = z.object({
  id: z.string(),
  name: z.string(),
  title: z.string(),
  tags: z.array(z.string()),
  parameters: z.object({
    docs: z.object({ description: z.object({ story: z.string() }) }),
    window: z.optional(z.object({ width: z.number(), height: z.number() })),
  }),
})

type Story = z.infer<typeof storySchema>

const sentenceOf = ({ parameters }: Story) => toSentence(parameters.docs.description.story)

function Card({ story, sentence }: { story: Story; sentence?: string }) {
  const { id, name, parameters } = story
  return (
    <li className={css.card}>
      <div aria-hidden>
        <LiveThumbnail storyId={id} label={name} width={breakpoint.large} {...parameters.window} />
      </div>
      <PageLink to={id} className={css.link}>
        {name}
      </PageLink>
      {sentence !== undefined && <p className={css.sentence}>{sentence}</p>}
    </li>
  )
}

/**
 * The documentation page of a screen, for stakeholders: what it is for, which its first story says; that story, which shows
 * it in the shop; and the others in groups.
 */
export function ScreenPage() {
  const stories = z.array(storySchema).parse(useContext(DocsContext).componentStories())
  const [inTheShop, ...others] = stories
  if (!inTheShop) return null
  return (
    <>
      <h1>{inTheShop.title.split('/').at(-1)}</h1>
      <p>{sentenceOf(inTheShop)}</p>
      <ul className="sb-unstyled">
        <Card story={inTheShop} />
      </ul>
      {stateMarks.map(({ tag, title, mark, color }) => {
        const ofGroup = others.filter(({ tags }) => tags.includes(tag))
        if (ofGroup.length === 0) return null
        return (
          <section key={tag}>
            <h2>
              <span aria-hidden style={{ color: vars.color[color] }}>
                {mark}
              </span>{' '}
              {title}
            </h2>
            <ul className={`sb-unstyled ${css.cards}`}>
              {ofGroup.map((story) => (
                <Card key={story.id} story={story} sentence={sentenceOf(story)} />
              ))}
            </ul>
          </section>
        )
      })}
    </>
  )
}
