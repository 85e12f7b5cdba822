import { useState } from 'react'
import { shareCopy } from '#mocks/demo/copy/share.ts'
import type { Demo } from '#mocks/demo/demo.ts'
import { ButtonGrid } from '#mocks/demo/panel/ButtonGrid.tsx'
import { downloadText } from '#mocks/demo/panel/downloadText.ts'
import { ImportFile } from '#mocks/demo/panel/ImportFile.tsx'
import { MomentList } from '#mocks/demo/panel/MomentList.tsx'
import { SaveMoment } from '#mocks/demo/panel/SaveMoment.tsx'
import type { Moments } from '#mocks/demo/panel/savedMoments.ts'
import { suggestName } from '#mocks/demo/panel/suggestName.ts'
import { ToggleButton } from '#mocks/demo/panel/ToggleButton.tsx'
import { useObservable } from '#mocks/demo/panel/useObservable.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'

const copy = shareCopy

export interface MomentsPartProps {
  demo: Demo
  moments: Moments
}

/** Saves the current moment under a name or to a file, and opens one again. */
export function MomentsPart({ demo, moments }: MomentsPartProps) {
  const [isNaming, setNaming] = useState(false)
  const [fileError, setFileError] = useState<string | null>(null)
  const state = useObservable(demo.state)
  const saved = useObservable(moments.list)
  const suggestedName = suggestName(
    state,
    saved.map(({ name }) => name),
  )
  return (
    <>
      <ButtonGrid>
        <ToggleButton state="expanded" isOn={isNaming} onChange={setNaming}>
          {copy.moments.save}
        </ToggleButton>
        <Button size="small" tone="secondary" onClick={() => downloadText(suggestedName, moments.exportText())}>
          {copy.file.export}
        </Button>
        <ImportFile
          busy={state.isSwitching}
          read={(text) => {
            const open = moments.importText(text)
            return open && (() => void open())
          }}
          onError={setFileError}
        />
      </ButtonGrid>
      {fileError !== null && (
        <Notice tone="danger" live="alert">
          {fileError}
        </Notice>
      )}
      {isNaming && <SaveMoment suggestedName={suggestedName} onSave={moments.save} onClose={() => setNaming(false)} />}
      {saved.length > 0 && (
        <MomentList
          moments={saved}
          busy={state.isSwitching}
          onOpen={({ id }) => void moments.open(id)}
          onExport={({ id, name }) => downloadText(name, moments.exportText(id))}
          onRemove={({ id }) => moments.remove(id)}
        />
      )}
    </>
  )
}
