import { useEffect, useRef, useState } from 'react'
import { shareCopy } from '#mocks/demo/copy/share.ts'
import type { Demo } from '#mocks/demo/demo.ts'
import { ButtonGrid } from '#mocks/demo/panel/ButtonGrid.tsx'
import { CopyLink } from '#mocks/demo/panel/CopyLink.tsx'
import { MomentsPart } from '#mocks/demo/panel/MomentsPart.tsx'
import { PanelSection } from '#mocks/demo/panel/PanelSection.tsx'
import { QrPanel } from '#mocks/demo/panel/QrPanel.tsx'
import type { Moments } from '#mocks/demo/moments.ts'
import { scanRefusal } from '#mocks/demo/panel/scanRefusal.ts'
import { ToggleButton } from '#mocks/demo/panel/ToggleButton.tsx'
import { useObservable } from '#mocks/demo/useObservable.ts'
import { Field } from '#src/design-system/components/Field.tsx'
import { Text } from '#src/design-system/components/Text.tsx'

const copy = shareCopy

export interface ShareSectionProps {
  demo: Demo
  moments: Moments
  /** @returns the absolute address that opens the current situation */
  createLink: () => string
}

/** Passes the current situation on: by link, by QR code, as a saved moment, as a file. */
export function ShareSection({ demo, moments, createLink }: ShareSectionProps) {
  const [refusedLink, setRefusedLink] = useState<string | null>(null)
  const [isCodeOpen, setIsCodeOpen] = useState(false)
  useObservable(demo.state) // the link depends on it
  const link = createLink()
  const refusal = scanRefusal(link)
  return (
    <PanelSection title={copy.title}>
      <ButtonGrid>
        <CopyLink createLink={createLink} onRefused={setRefusedLink} />
        {refusal === null && (
          <ToggleButton state="expanded" isOn={isCodeOpen} onChange={setIsCodeOpen}>
            {copy.qr.button}
          </ToggleButton>
        )}
      </ButtonGrid>
      {refusedLink !== null && <LinkField link={refusedLink} />}
      {refusal !== null && (
        <Text size="small" tone="muted">
          {refusal}
        </Text>
      )}
      {isCodeOpen && refusal === null && <QrPanel link={link} />}
      <MomentsPart demo={demo} moments={moments} />
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
