import * as css from '#src/design-system/components/Button.css.ts'
import { join } from '#src/design-system/theme/join.ts'

export interface ButtonLook {
  /** primary: filled amber, one per view. danger: deletes something. quiet: no border. link: underlined text. */
  tone?: 'primary' | 'secondary' | 'danger' | 'quiet' | 'link'
  /** 52 or 44 px high. */
  size?: 'medium' | 'small'
  /** Full width, with the label at the start and the arrow at the end. */
  stretch?: boolean
}

/** @returns the class names of a button, for a `button` or a link */
export const buttonLook = ({ tone = 'primary', size = 'medium', stretch = false }: ButtonLook): string =>
  join(css.base, css.size[size], css.tone[size][tone], stretch && css.stretch)
