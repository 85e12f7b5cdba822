import * as css from '#src/design-system/components/Button.css.ts'
import { join } from '#src/design-system/theme/join.ts'

export interface ButtonLook {
  /** primary: the amber block, one per view. danger: filled at medium, drawn at small. link: a command in running text. */
  tone?: 'primary' | 'secondary' | 'danger' | 'quiet' | 'link'
  /** 52 or 44 px high. */
  size?: 'medium' | 'small'
  /** Full width, label at the start and arrow at the end. */
  stretch?: boolean
}

/** Class names of a button, for whatever element wears its look. */
export const buttonLook = ({ tone = 'primary', size = 'medium', stretch = false }: ButtonLook): string =>
  join(css.base, css.size[size], css.tone[size][tone], stretch && css.stretch)
