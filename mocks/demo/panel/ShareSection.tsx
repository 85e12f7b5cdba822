import { useState } from 'react'
import { shareCopy as copy } from '#mocks/demo/copy/share.ts'
import type { Demo } from '#mocks/demo/createDemo.ts'
import { buildLink } from '#mocks/demo/link.ts'
import { PanelButton, PanelSection } from '#mocks/demo/panel/PanelSection.tsx'
import type { PanelProps } from '#mocks/demo/panel/panelProps.ts'
import * as css from '#mocks/demo/panel/section.css.ts'
import { useObservable } from '#mocks/demo/useObservable.ts'
import { personas } from '#mocks/personas.ts'
import { titles } from '#src/copy/titles.ts'
import { Field } from '#src/design-system/components/Field.tsx'
import { lazyComponent } from '#src/design-system/components/lib/lazyComponent.tsx'
import { Row } from '#src/design-system/components/layout.tsx'
import { Text } from '#src/design-system/components/Text.tsx'
import { VisuallyHidden } from '#src/design-system/components/VisuallyHidden.tsx'
import { pages } from '#src/domain/pages.ts'

const loadingIndicator = <Text tone="muted">{copy.qr.loading}</Text>
const QrCode = lazyComponent('QrCode', () => import('#mocks/demo/panel/QrCode.tsx'), loadingIndicator)

/** Matches the hosts that other devices can't open. The URL of a file has an empty host. */
const loopbackHostPattern = /^(|localhost|.*\.localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/
const isLoopback = (url: string): boolean => loopbackHostPattern.test(new URL(url).hostname)

/** @returns the situation for a second window: the admin's orders, or the customer's orders if this window shows the admin */
function createSecondView(demo: Demo) {
  const as = demo.state.get().viewer === 'admin' ? 'customer' : 'admin'
  const pageName = as === 'admin' ? 'manageAllOrders' : 'myOrders'
  const situation = { ...demo.getSituation(), as, path: pages[pageName].path } as const
  return { situation, name: personas[as].name, pageTitle: titles[pageName] }
}

/**
 * Opens a URL in a second window in the right half of the screen, and reuses that window the next time. Its name contains this
 * window's name. Otherwise, a second window that opens another one would replace itself.
 */
function openWindow(url: string, viewer: string): boolean {
  const { availWidth, availHeight } = window.screen
  window.name ||= `demo-${Date.now().toString(36)}`
  const width = Math.round(availWidth / 2)
  const popupFeatures = `popup,width=${width},height=${availHeight},left=${width},top=0`
  const openedWindow = window.open(url, `${window.name}-${viewer}`, popupFeatures)
  openedWindow?.focus()
  return openedWindow !== null
}

/** Selects a field's text so that it can be copied manually. */
function selectText(field: HTMLInputElement | null): void {
  field?.focus()
  field?.select()
}

/** Shares the current situation by link, by QR code, or with the other side of the shop in a second window. */
export function ShareSection({ demo, rootUrl }: PanelProps) {
  const [copiedLink, setCopiedLink] = useState<string | null>(null)
  const [isQrCodeOpen, setIsQrCodeOpen] = useState(false)
  const [manualCopyField, setManualCopyField] = useState<{ label: string; hint: string; value: string } | null>(null)
  useObservable(demo.state) // renders again when the state changes, since the link and the second view depend on it
  const link = buildLink(demo.getSituation(), rootUrl)
  const secondView = createSecondView(demo)
  const isCopied = copiedLink === link

  async function copyLink(): Promise<void> {
    // Builds the link again, because the page may have changed since the last render.
    const currentLink = buildLink(demo.getSituation(), rootUrl)
    try {
      // Also throws outside a secure context, where `navigator.clipboard` is undefined.
      await navigator.clipboard.writeText(currentLink)
      setCopiedLink(currentLink)
    } catch {
      setManualCopyField({ label: copy.link.field, hint: copy.link.refused, value: currentLink })
    }
  }

  function openSecondView(): void {
    const url = buildLink(secondView.situation, rootUrl, { tab: 'own' })
    const isOpened = openWindow(url, secondView.situation.as)
    setManualCopyField(isOpened ? null : { label: copy.secondView.button, hint: copy.secondView.blocked, value: url })
  }

  return (
    <PanelSection title={copy.title}>
      <Row gap={8}>
        <PanelButton {...(isCopied && { icon: 'check' })} onClick={() => void copyLink()}>
          {isCopied ? copy.link.copied : copy.link.copy}
        </PanelButton>
        <PanelButton onClick={openSecondView}>{copy.secondView.button}</PanelButton>
      </Row>
      <VisuallyHidden>
        <span role="status">{isCopied ? copy.link.copied : ''}</span>
      </VisuallyHidden>
      {manualCopyField && <Field key={manualCopyField.value} ref={selectText} {...manualCopyField} readOnly />}
      <Text size="small" tone="muted">
        {copy.secondView.hint(secondView.name, secondView.pageTitle)}
      </Text>
      {!isLoopback(link) && (
        <details onToggle={({ currentTarget }) => setIsQrCodeOpen(currentTarget.open)}>
          <summary className={css.summary}>{copy.qr.button}</summary>
          {isQrCodeOpen && <QrCode text={link} label={copy.qr.name} />}
        </details>
      )}
      <Text size="small" tone="muted">
        {isLoopback(link) ? copy.qr.loopback : copy.qr.hint}
      </Text>
    </PanelSection>
  )
}
