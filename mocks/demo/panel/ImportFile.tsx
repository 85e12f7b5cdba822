import { useRef, useState } from 'react'
import { shareCopy } from '#mocks/demo/copy/share.ts'
import type { Moments } from '#mocks/demo/moments.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { ConfirmDialog } from '#src/design-system/components/ConfirmDialog.tsx'

const copy = shareCopy.file

/** What became of a file. */
export interface ImportOutcome {
  tone: 'success' | 'danger'
  text: string
}

export interface ImportFileProps {
  moments: Pick<Moments, 'list' | 'namesIn' | 'importText'>
  /** Called with null when another file is chosen. */
  onOutcome: (outcome: ImportOutcome | null) => void
}

interface Question {
  text: string
  names: readonly string[]
  /** Saved moments with the same names. */
  replaced: readonly string[]
}

/** Adds the moments of an exported file. Asks before it replaces moments of the same name. */
export function ImportFile({ moments, onOutcome }: ImportFileProps) {
  const input = useRef<HTMLInputElement>(null)
  const [question, setQuestion] = useState<Question | null>(null)
  const { title, text, confirm, cancel } = copy.confirmReplace

  function add(content: string, names: readonly string[]) {
    const problem = moments.importText(content)
    onOutcome(problem ? { tone: 'danger', text: copy.noRoom } : { tone: 'success', text: copy.imported(names) })
  }

  async function choose(file: File) {
    onOutcome(null)
    // A file that can't be read any more is as useless as one of another kind.
    const content = await file.text().catch(() => '')
    const names = moments.namesIn(content)
    if (!names) return onOutcome({ tone: 'danger', text: copy.unreadable(file.name) })
    const saved = new Set(moments.list.get().map(({ name }) => name))
    const replaced = names.filter((name) => saved.has(name))
    if (replaced.length > 0) setQuestion({ text: content, names, replaced })
    else add(content, names)
  }

  return (
    <>
      <Button size="small" tone="secondary" onClick={() => input.current?.click()}>
        {copy.import}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept="application/json,.json"
        aria-label={copy.importLabel}
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) void choose(file)
          // Without this, choosing the same file again fires no change event.
          target.value = ''
        }}
      />
      <ConfirmDialog
        open={question !== null}
        title={title}
        tone="danger"
        confirmLabel={confirm}
        cancelLabel={cancel}
        onConfirm={() => {
          setQuestion(null)
          if (question) add(question.text, question.names)
        }}
        onCancel={() => setQuestion(null)}
      >
        {text(question?.replaced ?? [])}
      </ConfirmDialog>
    </>
  )
}
