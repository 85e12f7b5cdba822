import { type ReactNode, useId } from 'react'
import * as css from '#src/design-system/blocks/people/signIn.css.ts'
import { FigureLabel, Heading } from '#src/design-system/components/Heading.tsx'
import { Picture } from '#src/design-system/components/Picture.tsx'
import { pictures } from '#src/design-system/pictures/pictures.ts'
import { pictureSizes } from '#src/design-system/theme/pictureSizes.css.ts'
import { auth } from '#src/copy/signInPages.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { Row } from '#src/design-system/components/layout.tsx'

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

/** The two preset accounts (SHOP-2). */
export type DemoRole = 'user' | 'admin'

export interface SignInOptionsProps {
  /** Signs in with Google. */
  onGoogle: () => void
  /** Signs in with a demo account. */
  onDemo: (role: DemoRole) => void
  /** Which demo accounts this build has; without any, the group is not shown (AUTH-5). */
  demo: Readonly<Record<DemoRole, boolean>>
  /** The running action of the page: its button is busy, all others are disabled. */
  busy: string | null
}

const roles: readonly DemoRole[] = ['user', 'admin']

/** The other sign-in methods below the forms of login and signup: Google and the demo accounts. */
export function SignInOptions({ onGoogle, onDemo, demo, busy }: SignInOptionsProps) {
  const demoId = useId()
  const availableRoles = roles.filter((role) => demo[role])
  const buttonState = (action: string) => ({ busy: busy === action, disabled: busy !== null && busy !== action })
  return (
    <>
      <div className={css.or}>
        <FigureLabel>{auth.or}</FigureLabel>
      </div>
      <Button tone="secondary" stretch onClick={onGoogle} busyLabel={auth.googleOpen} {...buttonState('google')}>
        {auth.google}
      </Button>
      {availableRoles.length > 0 && (
        <div className={css.demo} role="group" aria-labelledby={demoId}>
          <p id={demoId} className={css.title}>
            {auth.demo.title}
          </p>
          <Row gap={12} wrap>
            {availableRoles.map((role) => (
              <Button
                key={role}
                tone="secondary"
                size="small"
                onClick={() => onDemo(role)}
                busyLabel={auth.demo.entering}
                {...buttonState(role)}
              >
                {auth.demo[role]}
              </Button>
            ))}
          </Row>
        </div>
      )}
    </>
  )
}
