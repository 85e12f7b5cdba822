import { useId, useState } from 'react'
import { shareCopy } from '#mocks/demo/copy/share.ts'
import type { Demo } from '#mocks/demo/demo.ts'
import { otherSide } from '#mocks/demo/panel/secondView.ts'
import type { Situation } from '#mocks/demo/situation.ts'
import { useObservable } from '#mocks/demo/useObservable.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { buttonLook } from '#src/design-system/components/buttonLook.ts'
import { Notice } from '#src/design-system/components/Notice.tsx'

const copy = shareCopy.secondView

export interface SecondViewProps {
  demo: Demo
  /** @returns the absolute address of a second view, whose session is its own */
  secondViewAddress: (situation: Situation) => string
}

/**
 * Opens a window in the right half of the screen; the next time, the same one. It is named after this window: the second
 * view must not replace itself by its own second view.
 * @returns whether the browser has opened it
 */
function openWindow(address: string, side: string): boolean {
  const { availWidth, availHeight } = window.screen
  window.name ||= `demo-${Date.now().toString(36)}`
  const width = Math.round(availWidth / 2)
  const opened = window.open(
    address,
    `${window.name}-${side}`,
    `popup,width=${width},height=${availHeight},left=${width},top=0`,
  )
  opened?.focus()
  return opened !== null
}

/** Opens the other side of the shop in a window of its own, beside this one. */
export function SecondView({ demo, secondViewAddress }: SecondViewProps) {
  const [blocked, setBlocked] = useState<string | null>(null)
  useObservable(demo.state) // the other side depends on who is signed in
  const { situation, name, pageTitle } = otherSide(demo)
  const hintId = useId()

  function open(): void {
    const address = secondViewAddress(situation)
    setBlocked(openWindow(address, situation.as) ? null : address)
  }

  return (
    <>
      <Button size="small" tone="secondary" describedBy={hintId} onClick={open}>
        {copy.button}
      </Button>
      <p id={hintId}>{copy.hint(name, pageTitle)}</p>
      {blocked !== null && (
        <Notice
          tone="warning"
          live="alert"
          action={
            <a
              className={buttonLook({ tone: 'link', size: 'small' })}
              href={blocked}
              target="_blank"
              rel="noreferrer"
              onClick={() => setBlocked(null)}
            >
              {copy.openHere}
            </a>
          }
        >
          {copy.blocked}
        </Notice>
      )}
    </>
  )
}
