import { vars } from '#src/design-system/theme/contract.css.ts'
import * as css from '#stories/start/start.css.ts'
import { stateMarks } from '#storybook/stateMarks.ts'

/** Explains the marks in the sidebar. */
export function StateMarks() {
  return (
    <ul className={`sb-unstyled ${css.marks}`}>
      {stateMarks.map(({ tag, mark, color, title }) => (
        <li key={tag} className={css.markLine}>
          <span aria-hidden style={{ color: vars.color[color] }}>
            {mark}
          </span>
          {title}
        </li>
      ))}
    </ul>
  )
}
