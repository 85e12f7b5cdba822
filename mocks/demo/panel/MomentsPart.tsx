import { useState } from 'react'
import { shareCopy } from '#mocks/demo/copy/share.ts'
import type { Demo } from '#mocks/demo/demo.ts'
import { ButtonGrid } from '#mocks/demo/panel/ButtonGrid.tsx'
import { downloadText } from '#mocks/demo/panel/downloadText.ts'
import { ImportFile, type ImportOutcome } from '#mocks/demo/panel/ImportFile.tsx'
import { MomentList } from '#mocks/demo/panel/MomentList.tsx'
import { SaveMoment } from '#mocks/demo/panel/SaveMoment.tsx'
import type { Moments } from '#mocks/demo/moments.ts'
import { suggestName } from '#mocks/demo/panel/suggestName.ts'
import { ToggleButton } from '#mocks/demo/panel/ToggleButton.tsx'
import { useObservable } from '#mocks/demo/useObservable.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'

const copy = shareCopy

/** Saves the current moment under a name, opens one again, and moves moments to and from files. */
export function MomentsPart({ demo, moments }: { demo: Demo; moments: Moments }) {
  const [isNaming, setIsNaming] = useState(false)
  const [outcome, setOutcome] = useState<ImportOutcome | null>(null)
  const state = useObservable(demo.state)
  const saved = useObservable(moments.list)
  const names = saved.map(({ name }) => name)

  function open(name: string) {
    const moment = moments.read(name)
    setOutcome(moment ? null : { tone: 'danger', text: copy.moments.broken(name) })
    if (moment) void demo.restore(moment)
  }

  return (
    <>
      <ButtonGrid>
        <ToggleButton state="expanded" isOn={isNaming} onChange={setIsNaming}>
          {copy.moments.save}
        </ToggleButton>
        {saved.length > 0 && (
          <Button
            size="small"
            tone="secondary"
            onClick={() => downloadText(copy.file.allMoments, moments.exportText())}
          >
            {copy.file.exportAll}
          </Button>
        )}
        <ImportFile moments={moments} onOutcome={setOutcome} />
      </ButtonGrid>
      {outcome && (
        <Notice tone={outcome.tone} live={outcome.tone === 'danger' ? 'alert' : 'status'}>
          {outcome.text}
        </Notice>
      )}
      {isNaming && (
        <SaveMoment
          suggestedName={suggestName(state, names)}
          takenNames={names}
          onSave={(name) => moments.save(name, demo.capture()) === null}
          onClose={() => setIsNaming(false)}
        />
      )}
      {saved.length > 0 && (
        <MomentList
          moments={saved}
          busy={state.isSwitching}
          onOpen={open}
          onExport={(name) => downloadText(name, moments.exportText(name))}
          onRemove={moments.remove}
        />
      )}
    </>
  )
}
