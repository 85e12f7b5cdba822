import { useState, type FormEvent, type ReactNode } from 'react'
import { addPart } from '#src/copy/adminPages.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import * as css from '#src/design-system/blocks/parts/StartFromPart.css.ts'
import { Field } from '#src/design-system/components/Field.tsx'
import type { Part } from '#src/domain/part.ts'
import type { Loadable } from '#src/domain/status.ts'
import { cleanText } from '#src/domain/cleanInput.ts'

/** All parts, loaded once the field is focused. */
export interface LazyCatalogue {
  parts: Loadable<readonly Part[]>
  load: () => void
}

export interface StartFromPartProps {
  catalogue: LazyCatalogue
  onFillForm: (part: Part) => void
  /** Other ways to add parts. */
  actions: ReactNode
}

const copy = addPart.existingPart

/** A field for the name of an existing part, and a button that fills the form with the values of that part (ADMIN-25). */
export function StartFromPart({ catalogue: { parts, load }, onFillForm, actions }: StartFromPartProps) {
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const allParts = parts.state === 'ready' ? parts.value : []

  function fillFormFromPart(event: FormEvent) {
    event.preventDefault()
    if (parts.state === 'failed') parts.retry()
    const part = allParts.find((candidate) => cleanText(candidate.name) === cleanText(name))
    setError(part ? undefined : parts.state === 'ready' ? copy.unknown : copy.loading)
    if (!part) return
    setName('')
    onFillForm(part)
  }

  return (
    <div className={css.fieldAndActions}>
      <form noValidate className={css.row} onSubmit={fillFormFromPart}>
        <div className={css.field} onFocus={() => load()}>
          <Field
            label={copy.label}
            hint={copy.hint}
            autoComplete="off"
            suggestions={[...new Set(allParts.map((part) => part.name))]}
            value={name}
            error={error}
            onChange={({ target }) => {
              setName(target.value)
              setError(undefined)
            }}
          />
        </div>
        <div className={css.action}>
          <Button type="submit" size="small">
            {copy.fill}
          </Button>
        </div>
      </form>
      <div className={css.actionsBesideField}>{actions}</div>
    </div>
  )
}
