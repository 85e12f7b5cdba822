import { Unstyled } from '@storybook/addon-docs/blocks'
import { coverageOf, generalKeys, type CoveredState } from '#stories/docs/coverage/coverage.ts'
import * as css from '#stories/docs/coverage/coverage.css.ts'
import { generalStates } from '#stories/states/screenStates.ts'
import type { IndexEntry } from '#stories/support/useStoryIndex.ts'
import { PageLink } from '#storybook/PageLink.tsx'

function Cell({ label, covered }: { label: string; covered: CoveredState | undefined }) {
  if (!covered) return <td className={css.cell.none} />
  if (covered.isGap && covered.stories.length === 0) return <td className={css.cell.gap}>gap</td>
  return (
    <td className={covered.isGap ? css.cell.gap : css.cell.shown}>
      {covered.stories.map(({ id, name }) =>
        name === null ? (
          <span key={id}>gap</span>
        ) : (
          <PageLink key={id} to={id} className={css.dot}>
            <span className={css.hidden}>{`${label}: ${name}`}</span>
          </PageLink>
        ),
      )}
    </td>
  )
}

/** The states that any screen can have, against the screens; a dot for each story that shows one. */
export function GeneralMatrix({ index }: { index: readonly IndexEntry[] }) {
  return (
    <>
      <ol className={css.legend}>
        {generalKeys.map((key) => (
          <li key={key}>{generalStates[key]}</li>
        ))}
      </ol>
      <Unstyled className={css.scroll}>
        <table className={css.matrix}>
          <thead>
            <tr>
              <th className={css.screen}>Screen</th>
              {generalKeys.map((key, position) => (
                <th key={key} title={generalStates[key]} className={css.number}>
                  {position + 1}
                  <span className={css.hidden}> {generalStates[key]}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {coverageOf(index).map(({ screen, general }) => (
              <tr key={screen}>
                <th scope="row" className={css.screen}>
                  {screen}
                </th>
                {generalKeys.map((key) => (
                  <Cell key={key} label={`${screen}, ${generalStates[key]}`} covered={general[key]} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Unstyled>
    </>
  )
}
