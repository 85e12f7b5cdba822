import { DocsTable } from '#stories/support/DocsTable.tsx'
import type { IndexEntry } from '#stories/support/useStoryIndex.ts'
import { PageLink } from '#storybook/PageLink.tsx'

const isJourney = ({ title }: IndexEntry) => title.startsWith('Journeys/')

/** Who can do what from beginning to end, with the story of each step. */
export function Journeys({ index }: { index: readonly IndexEntry[] }) {
  const goals = [...Map.groupBy(index.filter(isJourney), ({ title }) => title)]
  if (goals.length === 0) return <p>None yet.</p>
  return (
    <DocsTable columns={['Who', 'Goal', 'Steps']}>
      {goals.map(([title, steps]) => {
        const [, who, goal] = title.split('/')
        return (
          <tr key={title}>
            <td>{who}</td>
            <th scope="row">{goal}</th>
            <td>
              {steps.map(({ id, name }, position) => (
                <span key={id}>
                  {position > 0 && ' · '}
                  <PageLink to={id}>{name}</PageLink>
                </span>
              ))}
            </td>
          </tr>
        )
      })}
    </DocsTable>
  )
}
