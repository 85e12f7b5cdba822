import { lazy, Suspense } from 'react'
import { shareCopy } from '#mocks/demo/copy/share.ts'
import * as css from '#mocks/demo/panel/QrPanel.css.ts'
import { Text } from '#src/design-system/components/Text.tsx'

const copy = shareCopy.qr

const QrCode = lazy(async () => ({ default: (await import('#mocks/demo/panel/QrCode.tsx')).QrCode }))

/** The QR code of a link, and what a phone does with it. */
export function QrPanel({ link }: { link: string }) {
  return (
    <div className={css.panel}>
      <Suspense fallback={<Text tone="muted">{copy.loading}</Text>}>
        <QrCode text={link} label={copy.name} />
      </Suspense>
      <Text size="small" tone="muted">
        {copy.hint}
      </Text>
    </div>
  )
}
