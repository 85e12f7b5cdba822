import { useState, type DragEvent } from 'react'
import { FieldFrame, useFieldIds, type FieldInputProps } from '#src/design-system/components/FieldFrame.tsx'
import * as css from '#src/design-system/components/FileField.css.ts'
import { Icon } from '#src/design-system/components/Icon.tsx'
import { Picture } from '#src/design-system/components/Picture.tsx'
import { join } from '#src/design-system/theme/join.ts'

type InputProps = Pick<
  FieldInputProps<HTMLInputElement>,
  'label' | 'error' | 'hint' | 'name' | 'disabled' | 'onBlur' | 'ref'
>

export interface FileFieldProps extends InputProps {
  /** Kinds of file the chooser offers; what is dropped may be of any kind, so the caller checks. */
  accept: readonly string[]
  onChoose: (file: File) => void
  /** The file in words, and where to see it (useObjectUrl); null while there is none. */
  chosen: { name: string; note: string; preview: string | null } | null
  chooseLabel: string
  changeLabel: string
  /** The other way, beside the first: "or drop it here". */
  dropLabel: string
}

/**
 * One picture, chosen or dropped. The platform's file input lies over the whole zone, unseen: it brings the chooser, the
 * keys and the name.
 */
export function FileField(props: FileFieldProps) {
  const { label, error, hint, accept, onChoose, chosen, chooseLabel, changeLabel, dropLabel, ...input } = props
  const { id, described, frame } = useFieldIds(error, hint)
  const [over, setOver] = useState(false)
  const fileId = `${id}-file`
  const notes = [described['aria-describedby'], chosen && fileId].filter(Boolean).join(' ')
  const action = chosen ? changeLabel : chooseLabel

  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (file) onChoose(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }

  return (
    <FieldFrame {...frame} label={label} error={error} hint={hint}>
      <div className={join(css.zone, over && css.over)}>
        {chosen ? (
          <Picture src={chosen.preview} alt="" size="thumbnail" />
        ) : (
          <span className={css.mark}>
            <Icon name="plus" />
          </span>
        )}
        <div className={css.words}>
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
          {...described}
          id={id}
          type="file"
          className={css.input}
          accept={accept.join(',')}
          aria-label={`${label}: ${action}`}
          aria-describedby={notes || undefined}
          onChange={({ target }) => {
            take(target.files)
            // so that the same file can be chosen again
            target.value = ''
          }}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        />
      </div>
    </FieldFrame>
  )
}
