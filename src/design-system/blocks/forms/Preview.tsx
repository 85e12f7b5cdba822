import type { ReactNode } from 'react'
import { FigureLabel } from '#src/design-system/components/Heading.tsx'
import { Stack } from '#src/design-system/components/layout.tsx'

export interface PreviewProps {
  /** Label above the preview. */
  label: string
  /** The block to preview. */
  children: ReactNode
}

/** A live preview of what a form creates. It is inert: assistive technology reads the same text in the fields. */
export function Preview({ label, children }: PreviewProps) {
  return (
    <div inert>
      <Stack gap={12}>
        <FigureLabel>{label}</FigureLabel>
        {children}
      </Stack>
    </div>
  )
}
