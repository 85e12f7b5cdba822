import { useState } from 'react'
import { partsFile as copy } from '#src/copy/partsFile.ts'
import { BatchDialog } from '#src/design-system/blocks/batch/BatchDialog.tsx'
import { CheckedFile } from '#src/design-system/blocks/parts/CheckedFile.tsx'
import { afterPaint } from '#src/design-system/components/lib/afterPaint.ts'
import { Button, TextButton } from '#src/design-system/components/Button.tsx'
import { Dialog } from '#src/design-system/components/Dialog.tsx'
import { FileField } from '#src/design-system/components/FileField.tsx'
import type { Batch } from '#src/domain/batch.ts'
import type { NewPart, PartsFile } from '#src/domain/partsFile.ts'

export interface SelectedPartsFile {
  name: string
  /** The result of the check; null while the file is being checked. */
  checkResult: PartsFile | null
}

/** The file, the batch that adds its parts one by one, and the actions of both dialogs (ADMIN-26). */
export interface PartsFileDialogProps {
  file: SelectedPartsFile | null
  batch: Batch<NewPart> | null
  onSelect: (file: File) => void
  onDownloadTemplate: () => void
  onAdd: (parts: readonly NewPart[]) => void
  /** Stops after the part that is currently being sent. */
  onStop: () => void
  onClose: () => void
}

/** The MIME type of a CSV file depends on the system, and some systems recognize only the extension. */
const acceptedTypes = ['.csv', 'text/csv', 'text/plain']

/** A button, the dialog that checks the selected file, and the dialog that adds the parts of the file. */
export function PartsFileDialog({ file, batch, ...handlers }: PartsFileDialogProps) {
  const [isOpen, setIsOpen] = useState(false)
  const checkResult = file?.checkResult ?? null
  const parts = checkResult && 'parts' in checkResult ? checkResult.parts : []
  const close = () => {
    setIsOpen(false)
    handlers.onClose()
  }
  const remainingParts = (batch?.entries ?? []).flatMap(({ item, result }) =>
    item && (result === 'notSent' || result === 'refused') ? [item] : [],
  )
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
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
            <Button onClick={close}>{copy.close}</Button>
            {parts.length > 0 && (
              <Button
                tone="primary"
                onClick={() => {
                  setIsOpen(false)
                  // Deferred until this dialog has closed, so that the next dialog returns the focus to the button that
                  // opened this one.
                  afterPaint(() => handlers.onAdd(parts))
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
            accept={acceptedTypes}
            selectedFile={file && { name: file.name, note: '' }}
            labels={copy}
            onSelect={handlers.onSelect}
          />
          <TextButton onClick={handlers.onDownloadTemplate}>{copy.template}</TextButton>
          <CheckedFile file={file} />
        </div>
      </Dialog>
      <BatchDialog
        batch={batch}
        labels={copy}
        getName={({ id, item }) => copy.row(item?.row ?? Number(id), item?.body.name ?? '')}
        hint={copy.hint}
        action={
          remainingParts.length > 0 && (
            <Button onClick={() => handlers.onAdd(remainingParts)}>{copy.addRemaining(remainingParts.length)}</Button>
          )
        }
        onStop={handlers.onStop}
        onClose={handlers.onClose}
      />
    </>
  )
}
