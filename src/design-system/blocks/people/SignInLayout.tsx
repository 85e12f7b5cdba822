import type { ReactNode } from 'react'
import { auth } from '#src/copy/auth.ts'
import * as css from '#src/design-system/blocks/people/SignInLayout.css.ts'
import { FigureLabel } from '#src/design-system/components/FigureLabel.tsx'
import { Heading } from '#src/design-system/components/Heading.tsx'
import { Picture } from '#src/design-system/components/Picture.tsx'
import { pictures } from '#src/design-system/pictures/pictures.ts'
import { pictureSizes } from '#src/design-system/theme/pictureSizes.css.ts'

export interface SignInLayoutProps {
  /** The page's h1. */
  title: string
  /** The form and the other sign-in methods. */
  children: ReactNode
}

/** The layout of login and signup: the form and, from medium on, a picture beside it. */
export function SignInLayout({ title, children }: SignInLayoutProps) {
  return (
    <div className={css.split}>
      <div className={css.paper}>
        <div className={css.form}>
          <FigureLabel tone="accent">{auth.sheet}</FigureLabel>
          <Heading level={1}>{title}</Heading>
          {children}
        </div>
      </div>
      <div className={css.studio}>
        <Picture src={pictures.exhaust} alt="" ratio="cover" focus="right" sizes={pictureSizes.halfWindow} />
        <div className={css.caption}>
          <FigureLabel tone="inherit">{auth.figure}</FigureLabel>
        </div>
      </div>
    </div>
  )
}
