import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { shareCopy } from '#mocks/demo/copy/share.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { Field } from '#src/design-system/components/Field.tsx'
import { Row } from '#src/design-system/components/Row.tsx'
import { Stack } from '#src/design-system/components/Stack.tsx'

const copy = shareCopy.moments

export interface SaveMomentProps {
  suggestedName: string
  /** Names of saved moments: saving must not replace one. */
  takenNames: readonly string[]
  /** @returns whether it could be stored */
  onSave: (name: string) => boolean
  /** Called after saving and by Cancel. */
  onClose: () => void
}

/** Asks for a name and saves the moment under it. */
export function SaveMoment({ suggestedName, takenNames, onSave, onClose }: SaveMomentProps) {
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const name = field.current?.value.trim() ?? ''
    const problem = save(name)
    setError(problem)
    if (problem === undefined) onClose()
    else field.current?.focus()
  }

  /** Saves the moment. @returns why it could not be saved */
  function save(name: string): string | undefined {
    if (name === '') return copy.nameMissing
    if (takenNames.includes(name)) return copy.nameTaken
    return onSave(name) ? undefined : copy.notSaved
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={12}>
        <Field ref={field} label={copy.name} defaultValue={suggestedName} hint={copy.nameHint} error={error} />
        <Row gap={8}>
          <Button size="small" type="submit">
            {copy.confirm}
          </Button>
          <Button size="small" tone="quiet" onClick={onClose}>
            {copy.cancel}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}
