import { useId } from 'react'
import { auth } from '#src/copy/auth.ts'
import * as css from '#src/design-system/blocks/SignInOptions.css.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { FigureLabel } from '#src/design-system/components/FigureLabel.tsx'
import { Row } from '#src/design-system/components/Row.tsx'

/** The two preset accounts (SHOP-2). */
export type DemoRole = 'user' | 'admin'

export interface SignInOptionsProps {
  onGoogle: () => void
  onDemo: (who: DemoRole) => void
  /** Which demo accounts this build knows; without them the group is absent (AUTH-5). */
  demo: Readonly<Record<DemoRole, boolean>>
  /** What is running, wherever on the page it was started: it shows it, all else is locked. */
  busy: string | null
}

const roles: readonly DemoRole[] = ['user', 'admin']

/** Below the form of login and signup: Google, and apart from it the demo accounts (SHOP-2). */
export function SignInOptions({ onGoogle, onDemo, demo, busy }: SignInOptionsProps) {
  const demoId = useId()
  const offered = roles.filter((role) => demo[role])
  const state = (action: string) => ({ busy: busy === action, disabled: busy !== null && busy !== action })
  return (
    <>
      <div className={css.or}>
        <FigureLabel>{auth.or}</FigureLabel>
      </div>
      <Button tone="secondary" stretch onClick={onGoogle} busyLabel={auth.googleOpen} {...state('google')}>
        {auth.google}
      </Button>
      {offered.length > 0 && (
        <div className={css.demo} role="group" aria-labelledby={demoId}>
          <p id={demoId} className={css.title}>
            {auth.demo.title}
          </p>
          <Row gap={12} wrap>
            {offered.map((role) => (
              <Button
                key={role}
                tone="secondary"
                size="small"
                onClick={() => onDemo(role)}
                busyLabel={auth.demo.entering}
                {...state(role)}
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
