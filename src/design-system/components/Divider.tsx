import * as css from '#src/design-system/components/Divider.css.ts'

/** A thin line between two groups. */
export function Divider() {
  return <hr className={css.divider} />
}
