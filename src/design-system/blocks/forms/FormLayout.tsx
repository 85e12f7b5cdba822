import type { ReactNode } from 'react'
import * as css from '#src/design-system/blocks/forms/FormLayout.css.ts'
import { FigureLabel } from '#src/design-system/components/Heading.tsx'
import { Stack } from '#src/design-system/components/layout.tsx'

export interface FormLayoutProps {
  /** The form. */
  children: ReactNode
  /** A card or a preview beside the form; it stays visible while a long form scrolls. */
  aside?: ReactNode
}

/** The layout of a dashboard form: the form and, beside it or below it, a card or preview. */
export function FormLayout({ children, aside }: FormLayoutProps) {
  return (
    <div className={css.frame}>
      <div className={css.layout}>
        <div>{children}</div>
        {aside !== undefined && <div className={css.aside}>{aside}</div>}
      </div>
    </div>
  )
}

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
