import { coverageOf, type CoveredState } from '#stories/docs/coverage/coverage.ts'
import * as css from '#stories/docs/coverage/coverage.css.ts'
import type { IndexEntry } from '#stories/support/useStoryIndex.ts'
import { PageLink } from '#storybook/PageLink.tsx'

function State({ state, stories, isGap }: CoveredState) {
  return (
    <tr>
      <th scope="row">{state}</th>
      <td className={isGap ? css.missing : undefined}>
        {stories.length === 0 && 'no story'}
        {stories.map(({ id, name }, position) => (
          <span key={id}>
            {position > 0 && ', '}
            {name === null ? `no story ${id}` : <PageLink to={id}>{name}</PageLink>}
          </span>
        ))}
      </td>
    </tr>
  )
}

/** The states that each screen has of its own, with their stories. Screens with a gap are open. */
export function ScreenList({ index }: { index: readonly IndexEntry[] }) {
  return [...Map.groupBy(coverageOf(index), ({ group }) => group)].map(([group, screens]) => (
    <section key={group}>
      <h3>{group}</h3>
      {screens.map(({ screen, states }) => {
        const gaps = states.filter(({ isGap }) => isGap).length
        return (
          <details key={screen} className={css.details} open={gaps > 0}>
            <summary className={css.summary}>
              <strong>{screen}</strong> {states.length} states,{' '}
              {gaps === 0 ? 'all shown' : <span className={css.missing}>{gaps} without a story</span>}
            </summary>
            <table className={css.states}>
              <tbody>
                {states.map((covered) => (
                  <State key={covered.state} {...covered} />
                ))}
              </tbody>
            </table>
          </details>
        )
      })}
    </section>
  ))
}
