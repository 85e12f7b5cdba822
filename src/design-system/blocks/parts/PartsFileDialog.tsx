import { useState } from 'react'
import { partsFile as copy } from '#src/copy/partsFile.ts'
import { BatchDialog } from '#src/design-system/blocks/batch/BatchDialog.tsx'
import { CheckedFile } from '#src/design-system/blocks/parts/CheckedFile.tsx'
import { afterPaint } from '#src/design-system/components/lib/afterPaint.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { Dialog } from '#src/design-system/components/Dialog.tsx'
import { FileField } from '#src/design-system/components/FileField.tsx'
import type { Batch } from '#src/domain/batch.ts'
import type { NewPart, PartsFile } from '#src/domain/partsFile.ts'

export interface SelectedPartsFile {
  name: string
  /** null while it is being checked. */
  checked: PartsFile | null
}

/** Adds the parts of a CSV file one by one (ADMIN-26). */
export interface AddParts {
  file: SelectedPartsFile | null
  batch: Batch<NewPart> | null
  onSelect: (file: File) => void
  onTemplate: () => void
  onAdd: (parts: readonly NewPart[]) => void
  /** Stops after the part that is being sent. */
  onStop: () => void
  onClose: () => void
}

/** Systems identify CSV by different types, and some only by the extension. */
const accepted = ['.csv', 'text/csv', 'text/plain']

/** The button for a file of parts, the dialog that checks it, and the one that adds its parts. */
export function PartsFileDialog({ file, batch, ...on }: AddParts) {
  const [isOpen, setIsOpen] = useState(false)
  const checked = file?.checked ?? null
  const parts = checked && 'parts' in checked ? checked.parts : []
  const close = () => {
    setIsOpen(false)
    on.onClose()
  }
  const remaining = (batch?.entries ?? []).flatMap(({ item, result }) =>
    item && (result === 'notSent' || result === 'refused') ? [item] : [],
  )
  return (
    <>
      <Button tone="secondary" size="small" onClick={() => setIsOpen(true)}>
        {copy.open}
      </Button>
      <Dialog
        open={isOpen}
        size="large"
        title={copy.title}
        description={copy.text}
        onClose={close}
        actions={
          <>
            <Button tone="secondary" onClick={close}>
              {copy.close}
            </Button>
            {parts.length > 0 && (
              <Button
                onClick={() => {
                  setIsOpen(false)
                  // Once this dialog has closed, because the next one returns the focus to where it was.
                  afterPaint(() => on.onAdd(parts))
                }}
              >
                {copy.add(parts.length)}
              </Button>
            )}
          </>
        }
      >
        <div>
          <FileField
            label={copy.field}
            accept={accepted}
            selectedFile={file && { name: file.name, note: '' }}
            chooseLabel={copy.choose}
            changeLabel={copy.change}
            dropLabel={copy.drop}
            onSelect={on.onSelect}
          />
          <Button tone="link" size="small" onClick={on.onTemplate}>
            {copy.template}
          </Button>
          <CheckedFile file={file} />
        </div>
      </Dialog>
      <BatchDialog
        batch={batch}
        labels={copy}
        nameOf={({ id, item }) => copy.row(item?.row ?? Number(id), item?.body.name ?? '')}
        hint={copy.hint}
        action={
          remaining.length > 0 && (
            <Button tone="secondary" onClick={() => on.onAdd(remaining)}>
              {copy.addRest(remaining.length)}
            </Button>
          )
        }
        onStop={on.onStop}
        onClose={on.onClose}
      />
    </>
  )
}
