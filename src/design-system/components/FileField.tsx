import { useEffect, useId, useState, type DragEvent } from 'react'
import { FieldFrame, type FieldInputProps } from '#src/design-system/components/FieldFrame.tsx'
import * as css from '#src/design-system/components/FileField.css.ts'
import { Icon } from '#src/design-system/components/Icon.tsx'
import { Picture } from '#src/design-system/components/Picture.tsx'
import { join } from '#src/design-system/theme/join.ts'

type InputProps = Pick<
  FieldInputProps<HTMLInputElement>,
  'label' | 'error' | 'hint' | 'name' | 'disabled' | 'onBlur' | 'ref'
>

export interface FileFieldProps extends InputProps {
  /** MIME types the file chooser offers. Dropped files can have any type: check them in `onChoose`. */
  accept: readonly string[]
  onChoose: (file: File) => void
  /** The chosen file: its name, a note such as its size, and, for a picture, a preview URL (see useObjectUrl). null: none chosen. */
  chosen: { name: string; note: string; preview?: string | null } | null
  chooseLabel: string
  changeLabel: string
  /** Text beside the label: "or drop it here". */
  dropLabel: string
}

/** A file that is dropped beside the field would open in place of the page, with all that was typed. */
function refuseOtherDrops(event: globalThis.DragEvent): void {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
  event.preventDefault()
  event.dataTransfer.dropEffect = 'none'
}

/**
 * A field for one file, chosen or dropped. An invisible native file input covers the zone and provides the
 * file chooser, keyboard operation and the accessible name.
 */
export function FileField(props: FileFieldProps) {
  const { label, error, hint, accept, onChoose, chosen, chooseLabel, changeLabel, dropLabel, ...input } = props
  const fileId = useId()
  const [isDragOver, setIsDragOver] = useState(false)
  const action = chosen ? changeLabel : chooseLabel

  useEffect(() => {
    window.addEventListener('dragover', refuseOtherDrops)
    window.addEventListener('drop', refuseOtherDrops)
    return () => {
      window.removeEventListener('dragover', refuseOtherDrops)
      window.removeEventListener('drop', refuseOtherDrops)
    }
  }, [])

  const chooseFirst = (files: FileList | null) => {
    const file = files?.[0]
    if (file) onChoose(file)
  }
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    setIsDragOver(false)
    chooseFirst(event.dataTransfer.files)
  }

  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(control) => (
        <div className={join(css.zone, isDragOver && css.dragOver)}>
          {chosen?.preview !== undefined ? (
            <Picture src={chosen.preview} alt="" size="thumbnail" />
          ) : (
            <span className={css.mark}>
              <Icon name={chosen ? 'check' : 'plus'} />
            </span>
          )}
          <div className={css.texts}>
            {chosen && (
              <div id={fileId}>
                <span className={css.name}>{chosen.name}</span> <span className={css.note}>{chosen.note}</span>
              </div>
            )}
            <div>
              <span className={css.action}>{action}</span> <span className={css.note}>{dropLabel}</span>
            </div>
          </div>
          <input
            {...input}
            {...control}
            type="file"
            className={css.input}
            accept={accept.join(',')}
            aria-label={`${label}: ${action}`}
            aria-describedby={[control['aria-describedby'], chosen && fileId].filter(Boolean).join(' ') || undefined}
            onChange={({ target }) => {
              chooseFirst(target.files)
              // Without this, choosing the same file again fires no change event.
              target.value = ''
            }}
            onDragOver={(event) => {
              event.preventDefault()
              setIsDragOver(true)
            }}
            onDragLeave={() => setIsDragOver(false)}
            onDrop={handleDrop}
          />
        </div>
      )}
    </FieldFrame>
  )
}
