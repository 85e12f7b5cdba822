import { useRef, useState } from 'react'
import { shareCopy } from '#mocks/demo/copy/share.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { ConfirmDialog } from '#src/design-system/components/ConfirmDialog.tsx'

const copy = shareCopy.file

export interface ImportFileProps {
  busy: boolean
  /** @returns what opens the file's moment, or null when the text is not an exported moment */
  read: (text: string) => (() => void) | null
  /** Called with the message when the file can't be used, with null when another one is chosen. */
  onError: (message: string | null) => void
}

/** Opens an exported moment from a file. Asks first, because it replaces what is in the demo. */
export function ImportFile({ busy, read, onError }: ImportFileProps) {
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<{ name: string; open: () => void } | null>(null)
  const { title, text, confirm, cancel } = copy.confirmImport

  async function choose(file: File | undefined) {
    if (!file) return
    onError(null)
    // a file that can't be read any more is as useless as one of another kind
    const open = read(await file.text().catch(() => ''))
    if (open) setChosen({ name: file.name, open })
    else onError(copy.unreadable(file.name))
  }

  return (
    <>
      <Button size="small" tone="secondary" busy={busy} onClick={() => input.current?.click()}>
        {copy.import}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept="application/json,.json"
        aria-label={copy.importLabel}
        onChange={({ target }) => {
          void choose(target.files?.[0])
          // without this, choosing the same file again fires no change event
          target.value = ''
        }}
      />
      <ConfirmDialog
        open={chosen !== null}
        title={title}
        confirmLabel={confirm}
        cancelLabel={cancel}
        onConfirm={() => {
          setChosen(null)
          chosen?.open()
        }}
        onCancel={() => setChosen(null)}
      >
        {text(chosen?.name ?? '')}
      </ConfirmDialog>
    </>
  )
}
