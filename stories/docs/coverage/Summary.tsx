import { Unstyled } from '@storybook/addon-docs/blocks'
import { coverageOf, statesOf, type CoveredScreen } from '#stories/docs/coverage/coverage.ts'
import * as css from '#stories/docs/coverage/coverage.css.ts'
import type { IndexEntry } from '#stories/support/useStoryIndex.ts'

const gapsOf = (covered: CoveredScreen) =>
  statesOf(covered).flatMap(({ state, stories, isGap }) => {
    const missing = stories.filter(({ name }) => name === null).map(({ id }) => id)
    return isGap ? [{ screen: covered.screen, state, missing }] : []
  })

/** How many states have all their stories, and which ones lack a story. */
export function Summary({ index }: { index: readonly IndexEntry[] }) {
  const screens = coverageOf(index)
  const states = screens.flatMap(statesOf)
  const gaps = screens.flatMap(gapsOf)
  const shown = states.length - gaps.length
  return (
    <>
      <Unstyled className={css.total}>
        {/* rounded down: 100 % means all */}
        <span className={gaps.length === 0 ? css.figure.complete : css.figure.gap}>
          {Math.floor((shown / states.length) * 100)} %
        </span>
        <span>
          {shown} of {states.length} states of {screens.length} screens have a story that shows them.
        </span>
      </Unstyled>
      {gaps.length > 0 && (
        <ul className={css.gaps}>
          {gaps.map(({ screen, state, missing }) => (
            <li key={`${screen} ${state}`}>
              {screen}, {state}: no story{missing.length > 0 && ` ${missing.join(', ')}`}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
