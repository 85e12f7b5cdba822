import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { shareCopy as copy } from '#mocks/demo/copy/share.ts'
import type { Demo } from '#mocks/demo/demo.ts'
import { CopyLink } from '#mocks/demo/panel/CopyLink.tsx'
import { Disclosure } from '#mocks/demo/panel/Disclosure.tsx'
import { PanelSection } from '#mocks/demo/panel/PanelSection.tsx'
import { scanRefusal } from '#mocks/demo/panel/scanRefusal.ts'
import { SecondView, type SecondViewProps } from '#mocks/demo/panel/SecondView.tsx'
import { useObservable } from '#mocks/demo/useObservable.ts'
import { Field } from '#src/design-system/components/Field.tsx'
import { Stack } from '#src/design-system/components/Stack.tsx'
import { Text } from '#src/design-system/components/Text.tsx'

const QrCode = lazy(async () => ({ default: (await import('#mocks/demo/panel/QrCode.tsx')).QrCode }))

export interface ShareSectionProps extends SecondViewProps {
  demo: Demo
  /** @returns the absolute address that opens the current situation */
  createLink: () => string
}

/** Passes the current situation on: by link, by QR code, to the other side of the shop in a second window. */
export function ShareSection({ demo, createLink, secondViewAddress }: ShareSectionProps) {
  const [refusedLink, setRefusedLink] = useState<string | null>(null)
  useObservable(demo.state) // the link depends on it
  const link = createLink()
  const refusal = scanRefusal(link)
  return (
    <PanelSection title={copy.title}>
      <CopyLink createLink={createLink} onRefused={setRefusedLink} />
      {refusedLink !== null && <LinkField link={refusedLink} />}
      {refusal === null ? (
        <Disclosure label={copy.qr.button}>
          <Stack gap={12}>
            <Suspense fallback={<Text tone="muted">{copy.qr.loading}</Text>}>
              <QrCode text={link} label={copy.qr.name} />
            </Suspense>
            <Text size="small" tone="muted">
              {copy.qr.hint}
            </Text>
          </Stack>
        </Disclosure>
      ) : (
        <Text size="small" tone="muted">
          {refusal}
        </Text>
      )}
      <SecondView demo={demo} secondViewAddress={secondViewAddress} />
    </PanelSection>
  )
}

/** The link, selected, to be copied by hand. */
function LinkField({ link }: { link: string }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [link])
  return <Field ref={field} label={copy.link.field} value={link} readOnly hint={copy.link.refused} />
}
