import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import * as z from 'zod/mini'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { breakpoint } from '#src/design-system/theme/tokens.css.ts'
import { addressesOf, pages, type Access } from '#src/domain/pages.ts'
import { screens, type Screen } from '#stories/start/screens.ts'
import * as css from '#stories/support/ScreenPage.css.ts'
import { LiveThumbnail } from '#stories/support/LiveThumbnail.tsx'
import { toSentence } from '#stories/support/toSentence.ts'
import { PageLink } from '#storybook/PageLink.tsx'
import { stateMarks } from '#storybook/stateMarks.ts'
import { storyGlobalsSchema, viewportParameterSchema } from '#storybook/storyViewport.ts'

const readers: Record<Access, string> = {
  anyone: 'everybody',
  login: 'everybody who is logged in',
  customer: 'customers',
  admin: 'admins',
}

/** What the page reads of a story. */
const storySchema = z.object({
  id: z.string(),
  name: z.string(),
  title: z.string(),
  tags: z.array(z.string()),
  storyGlobals: storyGlobalsSchema,
  parameters: z.object({
    docs: z.object({ description: z.object({ story: z.string() }) }),
    viewport: viewportParameterSchema,
  }),
})

type Story = z.infer<typeof storySchema>

/** Who may open the screen, and where. */
function Facts({ page }: { page: NonNullable<Screen['page']> }) {
  const isKnown = page !== 'notFound'
  return (
    <dl className={`sb-unstyled ${css.facts}`}>
      <dt className={css.term}>Who sees it</dt>
      <dd>{readers[isKnown ? pages[page].access : 'anyone']}</dd>
      <dt className={css.term}>Its address</dt>
      <dd>{isKnown ? addressesOf(page).join(' or ').replace(':id', '…') : 'any that leads nowhere'}</dd>
    </dl>
  )
}

const sentenceOf = ({ parameters }: Story) => toSentence(parameters.docs.description.story)

function Card({ story, sentence }: { story: Story; sentence?: string }) {
  const { id, name, storyGlobals, parameters } = story
  const { viewport } = storyGlobals
  const screen = viewport && parameters.viewport.options[viewport.value]?.styles
  return (
    <li className={css.card}>
      <div aria-hidden>
        <LiveThumbnail storyId={id} label={name} width={breakpoint.large} {...screen} />
      </div>
      <PageLink to={id} className={css.link}>
        {name}
      </PageLink>
      {sentence !== undefined && <p className={css.sentence}>{sentence}</p>}
    </li>
  )
}

/**
 * The documentation page of a screen, for stakeholders: what it is for, which its first story says; who sees it, and where;
 * that story, which shows it in the shop; and the others in groups.
 */
export function ScreenPage() {
  const stories = z.array(storySchema).parse(useContext(DocsContext).componentStories())
  const [inTheShop, ...others] = stories
  if (!inTheShop) return null
  const { name, page } = screens.find(({ title }) => title === inTheShop.title) ?? {}
  return (
    <>
      <h1>{name}</h1>
      <p>{sentenceOf(inTheShop)}</p>
      {page !== undefined && <Facts page={page} />}
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
