import { useState } from 'react'
import { addPart } from '#src/copy/adminPages.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { lazyPart } from '#src/design-system/components/lazyPart.tsx'
import type { Batch } from '#src/domain/batch.ts'
import type { NewPart, PartsFile } from '#src/domain/partsFile.ts'

export interface ChosenPartsFile {
  name: string
  /** null while it is being checked. */
  checked: PartsFile | null
}

/** Adds the parts of a CSV file one by one (ADMIN-26). */
export interface AddParts {
  file: ChosenPartsFile | null
  batch: Batch<NewPart> | null
  onChoose: (file: File) => void
  onTemplate: () => void
  onAdd: (parts: readonly NewPart[]) => void
  /** Stops after the part that is being sent. */
  onStop: () => void
  onClose: () => void
}

// Drawn with the page, closed: most parts are added with the form, which doesn't wait for it (SPEED-1).
const PartsFileDialog = lazyPart('PartsFileDialog', () => import('#src/design-system/blocks/parts/PartsFileDialog.tsx'))

/** The button for a file of parts, and its dialogs. */
export function PartsFileButton(props: AddParts) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button tone="secondary" size="small" onClick={() => setIsOpen(true)}>
        {addPart.fromFile}
      </Button>
      <PartsFileDialog {...props} isOpen={isOpen} onLeave={() => setIsOpen(false)} />
    </>
  )
}
