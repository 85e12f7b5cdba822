import { useId, useState } from 'react'
import { shareCopy } from '#mocks/demo/copy/share.ts'
import type { Demo } from '#mocks/demo/demo.ts'
import { windowId } from '#mocks/demo/notes/notesChannel.ts'
import { ButtonGrid } from '#mocks/demo/panel/ButtonGrid.tsx'
import { openWindow, type WindowRequest } from '#mocks/demo/panel/openWindow.ts'
import { PanelSection } from '#mocks/demo/panel/PanelSection.tsx'
import * as css from '#mocks/demo/panel/PresenterSection.css.ts'
import { otherSide } from '#mocks/demo/panel/secondView.ts'
import { ToggleButton } from '#mocks/demo/panel/ToggleButton.tsx'
import { useObservable } from '#mocks/demo/useObservable.ts'
import type { Situation } from '#mocks/demo/situation.ts'
import type { State } from '#mocks/observable.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { buttonLook } from '#src/design-system/components/buttonLook.ts'
import { ConfirmDialog } from '#src/design-system/components/ConfirmDialog.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'

const copy = shareCopy.presenter

export interface PresenterSectionProps {
  demo: Demo
  /** @returns the address of the notes window that follows this window */
  notesAddress: () => string
  /** @returns the address that opens a side of the shop in a tab of its own */
  secondViewAddress: (situation: Situation) => string
  bigPointer: State<boolean>
  /** Hides the badge and the panel until the key is pressed. */
  onHide: () => void
}

/** What a presenter needs: notes, the other side of the shop, a pointer to be seen, and a clean screen. */
export function PresenterSection(props: PresenterSectionProps) {
  const { demo, notesAddress, secondViewAddress, bigPointer, onHide } = props
  const [blocked, setBlocked] = useState<(WindowRequest & { label: string }) | null>(null)
  const [asksToHide, setAsksToHide] = useState(false)
  const isPointerBig = useObservable(bigPointer)
  useObservable(demo.state) // the other side depends on who is signed in
  const side = otherSide(demo)
  const hintId = useId()

  function open(request: WindowRequest, label: string) {
    setBlocked(openWindow(request) ? null : { ...request, label })
  }
  const openNotes = () =>
    open({ address: notesAddress(), target: `${windowId()}-notes`, width: 440, height: 720 }, copy.openHere.notes)
  const openSecondView = () => {
    const { availWidth, availHeight } = window.screen
    const size = { width: Math.round(availWidth / 2), height: availHeight }
    // Named after this window: the second view must not replace itself by its own second view.
    const target = `${windowId()}-${side.situation.as}`
    open({ address: secondViewAddress(side.situation), target, ...size }, copy.openHere.secondView)
  }

  return (
    <PanelSection title={copy.title}>
      <div className={css.tools}>
        <Button size="small" tone="secondary" describedBy={`${hintId}-notes`} onClick={openNotes}>
          {copy.notes}
        </Button>
        <p id={`${hintId}-notes`} className={css.hint}>
          {copy.notesHint}
        </p>
        <Button size="small" tone="secondary" describedBy={`${hintId}-view`} onClick={openSecondView}>
          {copy.secondView}
        </Button>
        <p id={`${hintId}-view`} className={css.hint}>
          {copy.secondViewHint(side.name, side.pageTitle)}
        </p>
      </div>
      {blocked && (
        <Notice
          tone="warning"
          live="alert"
          action={
            <a
              className={buttonLook({ tone: 'link', size: 'small' })}
              href={blocked.address}
              target="_blank"
              rel="noreferrer"
              onClick={() => setBlocked(null)}
            >
              {blocked.label}
            </a>
          }
        >
          {copy.blocked}
        </Notice>
      )}
      <ButtonGrid>
        <ToggleButton state="pressed" isOn={isPointerBig} onChange={bigPointer.set}>
          {copy.bigPointer}
        </ToggleButton>
        <Button size="small" tone="secondary" onClick={() => setAsksToHide(true)}>
          {copy.hide}
        </Button>
      </ButtonGrid>
      <ConfirmDialog
        open={asksToHide}
        title={copy.confirmHide.title}
        confirmLabel={copy.confirmHide.confirm}
        cancelLabel={copy.confirmHide.cancel}
        onConfirm={() => {
          setAsksToHide(false)
          onHide()
        }}
        onCancel={() => setAsksToHide(false)}
      >
        {copy.confirmHide.text}
      </ConfirmDialog>
    </PanelSection>
  )
}
