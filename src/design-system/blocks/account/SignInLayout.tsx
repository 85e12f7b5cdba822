import { type ReactNode, useId } from 'react'
import * as css from '#src/design-system/blocks/account/signIn.css.ts'
import type { FormError } from '#src/design-system/blocks/forms/useShopForm.ts'
import { FigureLabel, Heading } from '#src/design-system/components/Heading.tsx'
import { Picture, type PictureSource } from '#src/design-system/components/Picture.tsx'
import { pictureSizes } from '#src/design-system/theme/pictureSizes.css.ts'
import { auth } from '#src/copy/signInPages.ts'
import { Button, getBusyProps } from '#src/design-system/components/Button.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'
import { Row, Stack } from '#src/design-system/components/layout.tsx'

export type DemoRole = 'user' | 'admin'

interface SignInOptionsProps {
  onGoogleSignIn: () => void
  onDemoSignIn: (role: DemoRole) => void
  /** Whether this build has a demo account for each role. Without any, the demo buttons are hidden (AUTH-5). */
  demoAccounts: Readonly<Record<DemoRole, boolean>>
  /** The running action, if any. Its button is busy, and all other buttons are disabled (STATE-13). */
  busyAction: string | null
}

/** An error from the identity provider, with the field that caused it and the action that failed. */
export interface SignInFailure<Action extends string> extends FormError<'email' | 'password'> {
  action: Action
}

export interface SignInScreenProps<Action extends string> extends SignInOptionsProps {
  busyAction: Action | null
  /** A new object for each failed attempt, so that the same error can be shown again. */
  error: SignInFailure<Action> | null
  /** The page to return to after signing in. `label` is the name of the part to order; null for other pages (AUTH-12). */
  returnTo: { path: string; label: string | null } | null
}

interface SignInLayoutProps extends SignInOptionsProps, Pick<SignInScreenProps<string>, 'returnTo'> {
  labels: { title: string; figure: string; returnTo: { part: (name: string) => string; page: string } }
  picture: PictureSource
  children: ReactNode
}

/** The layout of the Login and Signup pages: a form, other ways to sign in and, from medium width up, a picture. */
export function SignInLayout(props: SignInLayoutProps) {
  const { labels, picture, returnTo, children, ...options } = props
  return (
    <div className={css.twoColumns}>
      <div className={css.content}>
        <div className={css.form}>
          <Stack gap={8}>
            <FigureLabel tone="accent">{auth.eyebrow}</FigureLabel>
            <Heading level={1} size="compact">
              {labels.title}
            </Heading>
          </Stack>
          {returnTo && (
            <Notice
              tone="info"
              text={returnTo.label === null ? labels.returnTo.page : labels.returnTo.part(returnTo.label)}
            />
          )}
          {children}
          <SignInOptions {...options} />
        </div>
      </div>
      <div className={css.picture}>
        <Picture src={picture} alt="" ratio="cover" focalPoint="right" sizes={pictureSizes.halfWindow} />
        <div className={css.caption}>
          <FigureLabel tone="inherit">{labels.figure}</FigureLabel>
        </div>
      </div>
    </div>
  )
}

function SignInOptions({ onGoogleSignIn, onDemoSignIn, demoAccounts, busyAction }: SignInOptionsProps) {
  const demoId = useId()
  const availableRoles = (['user', 'admin'] as const).filter((role) => demoAccounts[role])
  return (
    <>
      <div className={css.divider}>
        <FigureLabel>{auth.or}</FigureLabel>
      </div>
      <Button
        stretch
        opensWindow
        onClick={onGoogleSignIn}
        busyLabel={auth.googleOpen}
        {...getBusyProps(busyAction, 'google')}
      >
        {auth.google}
      </Button>
      {availableRoles.length > 0 && (
        <div className={css.demoAccounts} role="group" aria-labelledby={demoId}>
          <p id={demoId} className={css.title}>
            {auth.demo.title}
          </p>
          <Row gap={12}>
            {availableRoles.map((role) => (
              <Button
                key={role}
                size="small"
                onClick={() => onDemoSignIn(role)}
                busyLabel={auth.demo.loggingIn}
                {...getBusyProps(busyAction, role)}
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
