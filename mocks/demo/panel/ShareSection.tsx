import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { shareCopy as copy } from '#mocks/demo/copy/share.ts'
import type { Demo } from '#mocks/demo/demo.ts'
import { PanelSection } from '#mocks/demo/panel/PanelSection.tsx'
import { scanRefusal } from '#mocks/demo/panel/scanRefusal.ts'
import * as css from '#mocks/demo/panel/section.css.ts'
import { openWindow, otherSide } from '#mocks/demo/panel/secondView.ts'
import type { Situation } from '#mocks/demo/situation.ts'
import { useObservable } from '#mocks/demo/useObservable.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { Field } from '#src/design-system/components/Field.tsx'
import { Row } from '#src/design-system/components/layout.tsx'
import { Text, VisuallyHidden } from '#src/design-system/components/Text.tsx'

const QrCode = lazy(async () => ({ default: (await import('#mocks/demo/panel/QrCode.tsx')).QrCode }))

export interface ShareSectionProps {
  demo: Demo
  /** @returns the absolute address that opens the current situation */
  createLink: () => string
  /** @returns the absolute address of a second view, whose session is its own */
  secondViewAddress: (situation: Situation) => string
}

/** Passes the current situation on: by link, by QR code, to the other side of the shop in a second window. */
export function ShareSection({ demo, createLink, secondViewAddress }: ShareSectionProps) {
  const [copied, setCopied] = useState<string | null>(null)
  const [isCodeOpen, setIsCodeOpen] = useState(false)
  const [byHand, setByHand] = useState<{ label: string; hint: string; link: string } | null>(null)
  useObservable(demo.state) // link and other side depend on it
  const link = createLink()
  const refusal = scanRefusal(link)
  const side = otherSide(demo)
  const isCopied = copied === link

  async function copyLink(): Promise<void> {
    // Of the page that is open now.
    const current = createLink()
    try {
      // Without a secure context there is no clipboard: this throws, too.
      await navigator.clipboard.writeText(current)
      setCopied(current)
    } catch {
      setByHand({ label: copy.link.field, hint: copy.link.refused, link: current })
    }
  }

  function openOtherSide(): void {
    const address = secondViewAddress(side.situation)
    const isOpened = openWindow(address, side.situation.as)
    setByHand(isOpened ? null : { label: copy.secondView.button, hint: copy.secondView.blocked, link: address })
  }

  return (
    <PanelSection title={copy.title}>
      <Row gap={8}>
        <Button size="small" tone="secondary" {...(isCopied && { icon: 'check' })} onClick={() => void copyLink()}>
          {isCopied ? copy.link.copied : copy.link.copy}
        </Button>
        <Button size="small" tone="secondary" onClick={openOtherSide}>
          {copy.secondView.button}
        </Button>
      </Row>
      <VisuallyHidden>
        <span role="status">{isCopied ? copy.link.copied : ''}</span>
      </VisuallyHidden>
      {byHand && <LinkField {...byHand} />}
      <Text size="small" tone="muted">
        {copy.secondView.hint(side.name, side.pageTitle)}
      </Text>
      {refusal === null ? (
        <details onToggle={({ currentTarget }) => setIsCodeOpen(currentTarget.open)}>
          <summary className={css.summary}>{copy.qr.button}</summary>
          <Suspense fallback={<Text tone="muted">{copy.qr.loading}</Text>}>
            {isCodeOpen && <QrCode text={link} label={copy.qr.name} />}
          </Suspense>
          <Text size="small" tone="muted">
            {copy.qr.hint}
          </Text>
        </details>
      ) : (
        <Text size="small" tone="muted">
          {refusal}
        </Text>
      )}
    </PanelSection>
  )
}

/** A link, selected, to be copied by hand. */
function LinkField({ label, hint, link }: { label: string; hint: string; link: string }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [link])
  return <Field ref={field} label={label} value={link} readOnly hint={hint} />
}
