import { toId } from 'storybook/internal/csf'
import { FigureLabel, Heading } from '#src/design-system/components/Heading.tsx'
import { Stack } from '#src/design-system/components/layout.tsx'
import { link } from '#src/design-system/components/Text.css.ts'
import { Text } from '#src/design-system/components/Text.tsx'
import { journeyFolders, journeys } from '#stories/journeys/journeys.ts'
import { roles, type Role } from '#stories/start/roles.ts'
import { screens } from '#stories/start/screens.ts'
import * as css from '#stories/start/start.css.ts'
import { Thumbnail } from '#stories/start/Thumbnail.tsx'
import { PageLink } from '#storybook/PageLink.tsx'

interface LinkTarget {
  label: string
  to: string
}

function Links({ title, targets }: { title: string; targets: readonly LinkTarget[] }) {
  if (targets.length === 0) return null
  return (
    <div>
      <h4>
        <FigureLabel>{title}</FigureLabel>
      </h4>
      <ul className={css.links}>
        {targets.map(({ label, to }) => (
          <li key={to} className={css.linkArea}>
            <PageLink to={to} className={link}>
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

const toJourneyTargets = (folder: Role['journeys']): LinkTarget[] =>
  Object.values(journeys)
    .filter(({ start }) => journeyFolders[start.as] === folder)
    .map(({ title }) => ({ label: title, to: toId(`Journeys/${folder}/${title}`, 'docs') }))

function RoleCard({ reader, task, pictureStoryId, screens: group, journeys: journeyFolder, links = [] }: Role) {
  const ownScreens = screens.filter((screen) => screen.group === group)
  const screenLinks = ownScreens.map(({ name, pageId }) => ({ label: name, to: pageId }))
  return (
    <section className={css.card}>
      <div aria-hidden>
        <Thumbnail storyId={pictureStoryId} label={reader} />
      </div>
      <div className={css.cardBody}>
        <Stack>
          <Heading level={3} size="title">
            {reader}
          </Heading>
          <Text tone="muted">{task}</Text>
          <Links title="Journeys" targets={toJourneyTargets(journeyFolder)} />
          <Links title="Screens" targets={screenLinks} />
          <Links title="Start with" targets={links} />
        </Stack>
      </div>
    </section>
  )
}

/** Shows a card for each kind of reader, with a picture and links to journeys and screens. */
export function RoleCards() {
  return (
    <div className={`sb-unstyled ${css.grid}`}>
      {roles.map((role) => (
        <RoleCard key={role.reader} {...role} />
      ))}
    </div>
  )
}
