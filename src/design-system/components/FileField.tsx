import { useEffect, useId, useState, type DragEvent } from 'react'
import { FieldFrame, type FieldInputProps } from '#src/design-system/components/FieldFrame.tsx'
import * as css from '#src/design-system/components/FileField.css.ts'
import { Icon } from '#src/design-system/components/Icon.tsx'
import { Picture } from '#src/design-system/components/Picture.tsx'
import { cx } from '#src/design-system/theme/cx.ts'

type InputProps = Pick<
  FieldInputProps<HTMLInputElement>,
  'label' | 'error' | 'hint' | 'name' | 'disabled' | 'onBlur' | 'ref'
>

export interface FileFieldProps extends InputProps {
  /** The MIME types offered by the file chooser. A dropped file can have any type, so check the type in `onSelect`. */
  accept: readonly string[]
  onSelect: (file: File) => void
  /** The selected file: its name, a note such as its size and, for a picture, a preview URL (see useObjectUrl). */
  selectedFile: { name: string; note: string; preview?: string | null } | null
  labels: { choose: string; change: string; drop: string }
}

/** Prevents the browser from opening a file that is dropped outside the field, because the typed values would be lost. */
function rejectDropOutsideField(event: globalThis.DragEvent): void {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
  event.preventDefault()
  event.dataTransfer.dropEffect = 'none'
}

/**
 * A field for one file, which people select or drop. An invisible native file input covers the drop zone, and provides the
 * file chooser, the keyboard support and the accessible name.
 */
export function FileField(props: FileFieldProps) {
  const { label, error, hint, accept, onSelect, selectedFile, labels, ...input } = props
  const fileDescriptionId = useId()
  const [isDragOver, setIsDragOver] = useState(false)
  const actionLabel = selectedFile ? labels.change : labels.choose

  useEffect(() => {
    window.addEventListener('dragover', rejectDropOutsideField)
    window.addEventListener('drop', rejectDropOutsideField)
    return () => {
      window.removeEventListener('dragover', rejectDropOutsideField)
      window.removeEventListener('drop', rejectDropOutsideField)
    }
  }, [])

  const selectFirstFile = (files: FileList | null) => {
    const file = files?.[0]
    if (file) onSelect(file)
  }
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    setIsDragOver(false)
    selectFirstFile(event.dataTransfer.files)
  }

  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(control) => (
        <div className={cx(css.dropZone, isDragOver && css.dragOver)}>
          {selectedFile?.preview !== undefined ? (
            <Picture src={selectedFile.preview} alt="" size="thumbnail" />
          ) : (
            <span className={css.iconBox}>
              <Icon name={selectedFile ? 'check' : 'plus'} />
            </span>
          )}
          <div className={css.content}>
            {selectedFile && (
              <div id={fileDescriptionId}>
                <span className={css.name}>{selectedFile.name}</span>{' '}
                <span className={css.note}>{selectedFile.note}</span>
              </div>
            )}
            <div>
              <span className={css.action}>{actionLabel}</span> <span className={css.note}>{labels.drop}</span>
            </div>
          </div>
          <input
            {...input}
            {...control}
            type="file"
            className={css.input}
            accept={accept.join(',')}
            aria-label={`${label}: ${actionLabel}`}
            aria-describedby={
              [control['aria-describedby'], selectedFile && fileDescriptionId].filter(Boolean).join(' ') || undefined
            }
            onChange={({ target }) => {
              selectFirstFile(target.files)
              // The browser fires no change event if the same file is selected again, unless the value is cleared.
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
