import { type FormEventHandler, type ReactNode, useId } from 'react'
import * as css from '#src/design-system/blocks/forms/FormLayout.css.ts'
import { FigureLabel, Heading } from '#src/design-system/components/Heading.tsx'
import { Stack, Surface } from '#src/design-system/components/layout.tsx'

/** The layout of a dashboard form, with a card or preview beside or below the form. */
export function FormLayout({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <div className={css.frame}>
      <div className={css.layout}>
        <div>{children}</div>
        {aside !== undefined && <div className={css.aside}>{aside}</div>}
      </div>
    </div>
  )
}

/** A live preview of the item that a form creates. It is inert, so that screen readers don't read the text twice. */
export function Preview({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div inert className={css.preview}>
      <Stack gap={12}>
        <FigureLabel>{label}</FigureLabel>
        {children}
      </Stack>
    </div>
  )
}

export interface FormPanelProps {
  title: string
  onSubmit: FormEventHandler<HTMLFormElement>
  note?: ReactNode
  /** `post` keeps the values out of the URL if the form is submitted before hydration. */
  method?: 'post'
  children: ReactNode
}

export function FormPanel({ title, note, children, ...form }: FormPanelProps) {
  const titleId = useId()
  return (
    <Surface>
      <form noValidate aria-labelledby={titleId} {...form}>
        <Stack gap={24}>
          <Stack gap={8}>
            <Heading level={2} id={titleId}>
              {title}
            </Heading>
            {note}
          </Stack>
          {children}
        </Stack>
      </form>
    </Surface>
  )
}
