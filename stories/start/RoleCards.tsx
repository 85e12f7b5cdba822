import { roles, type Role } from '#stories/start/roles.ts'
import { screens } from '#stories/start/screens.ts'
import * as css from '#stories/start/start.css.ts'
import { Thumbnail } from '#stories/start/Thumbnail.tsx'
import { useStoryIndex } from '#stories/support/useStoryIndex.ts'
import { PageLink } from '#storybook/PageLink.tsx'

interface Target {
  label: string
  to: string
}

function Links({ title, targets }: { title: string; targets: readonly Target[] }) {
  if (targets.length === 0) return null
  return (
    <>
      <h4 className={css.label}>{title}</h4>
      <ul className={css.links}>
        {targets.map(({ label, to }) => (
          <li key={to}>
            <PageLink to={to} className={css.link}>
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The journeys of a role, one link each: to the journey's page if it has one, else to its first step. */
function useJourneys(who: Role['journeys']): Target[] {
  const entries = useStoryIndex().filter(({ title }) => title.startsWith(`Journeys/${who}/`))
  return [...Map.groupBy(entries, ({ title }) => title)].map(([title, ofJourney]) => {
    const page = ofJourney.find(({ type }) => type === 'docs') ?? ofJourney[0]
    return { label: title.split('/').at(-1) ?? title, to: page?.id ?? '' }
  })
}

function RoleCard({ who, task, pictureId, screens: group, journeys, links = [] }: Role) {
  const ownScreens = screens.filter((screen) => screen.group === group)
  const targets = ownScreens.map(({ name, pageId }) => ({ label: name, to: pageId }))
  return (
    <section className={css.card}>
      <div aria-hidden>
        <Thumbnail storyId={pictureId} label={who} />
      </div>
      <div className={css.cardBody}>
        <h3 className={css.cardTitle}>{who}</h3>
        <p className={css.task}>{task}</p>
        <Links title="Journeys" targets={useJourneys(journeys)} />
        <Links title="Screens" targets={targets} />
        <Links title="Begin with" targets={links} />
      </div>
    </section>
  )
}

/** A card for each kind of reader of this Storybook: a picture, their journeys and screens. */
export function RoleCards() {
  return (
    <div className={`sb-unstyled ${css.grid}`}>
      {roles.map((role) => (
        <RoleCard key={role.who} {...role} />
      ))}
    </div>
  )
}
