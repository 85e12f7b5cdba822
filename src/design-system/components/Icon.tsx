import * as css from '#src/design-system/components/Icon.css.ts'
import { iconPaths, type IconName } from '#src/design-system/components/iconPaths.ts'

export interface IconProps {
  name: IconName
}

/** A decorative 20 px line icon in the text colour. The text beside it carries the meaning. */
export function Icon({ name }: IconProps) {
  return (
    <svg className={css.icon} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={iconPaths[name]} />
    </svg>
  )
}
