import type { ReactNode } from 'react'
import { FigureLabel } from '#src/design-system/components/FigureLabel.tsx'
import { Stack } from '#src/design-system/components/Stack.tsx'

export interface PreviewProps {
  label: string
  /** The block that others will see; nothing in it can be pressed. */
  children: ReactNode
}

/** What comes of a form while it is filled in: for the eye only, for all it says stands in the fields. */
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
