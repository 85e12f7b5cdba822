import * as css from '#src/design-system/components/Icon.css.ts'
import { iconPaths, type IconName } from '#src/design-system/components/iconPaths.ts'

export interface IconProps {
  name: IconName
}

/** A line icon of 20 px in the colour of the text; decoration only, the words beside it carry the meaning. */
export function Icon({ name }: IconProps) {
  return (
    <svg className={css.icon} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={iconPaths[name]} />
    </svg>
  )
}
