import { partsFile as copy } from '#src/copy/partsFile.ts'
import { BatchDialog } from '#src/design-system/blocks/batch/BatchDialog.tsx'
import { CheckedFile } from '#src/design-system/blocks/parts/CheckedFile.tsx'
import type { AddParts } from '#src/design-system/blocks/parts/PartsFileButton.tsx'
import { afterPaint } from '#src/design-system/components/afterPaint.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { Dialog } from '#src/design-system/components/Dialog.tsx'
import { FileField } from '#src/design-system/components/FileField.tsx'

/** What the file field offers: systems know CSV by several types, and some by its name only. */
const accepted = ['.csv', 'text/csv', 'text/plain']

export interface PartsFileDialogProps extends AddParts {
  isOpen: boolean
  onLeave: () => void
}

/** The dialog that checks a file of parts, and the one that adds its parts. */
export function PartsFileDialog({ isOpen, onLeave, file, batch, ...on }: PartsFileDialogProps) {
  const checked = file?.checked ?? null
  const parts = checked && 'parts' in checked ? checked.parts : []
  const close = () => {
    onLeave()
    on.onClose()
  }
  const rest = (batch?.entries ?? []).flatMap(({ item, result }) =>
    item && (result === 'notSent' || result === 'refused') ? [item] : [],
  )
  return (
    <>
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
                  onLeave()
                  // Once this dialog is closed: the next one returns the focus to where it was.
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
            chosen={file && { name: file.name, note: '' }}
            chooseLabel={copy.choose}
            changeLabel={copy.change}
            dropLabel={copy.drop}
            onChoose={on.onChoose}
          />
          <Button tone="link" size="small" onClick={on.onTemplate}>
            {copy.template}
          </Button>
          <CheckedFile file={file} />
        </div>
      </Dialog>
      <BatchDialog
        batch={batch}
        texts={copy}
        nameOf={({ id, item }) => copy.row(item?.row ?? Number(id), item?.body.name ?? '')}
        hint={copy.hint}
        action={
          rest.length > 0 && (
            <Button tone="secondary" onClick={() => on.onAdd(rest)}>
              {copy.addRest(rest.length)}
            </Button>
          )
        }
        onStop={on.onStop}
        onClose={on.onClose}
      />
    </>
  )
}
