import { AddPartScreen } from '#src/design-system/screens/AddPartScreen.tsx'
import { useAddParts } from '#src/routes/hooks/useAddParts.ts'
import { useAddPart } from '#src/routes/hooks/useAddPart.ts'
import { useLazyParts } from '#src/routes/hooks/useLazyParts.ts'

export function AddPartRoute() {
  const { formKey, saveDraft, addPart, stopUpload, ...form } = useAddPart()
  const { selectFile, saveTemplate, addParts, stop, close, ...fileAndBatch } = useAddParts()
  return (
    <AddPartScreen
      key={formKey}
      {...form}
      onDraftChange={saveDraft}
      onAdd={addPart}
      onStopUpload={stopUpload}
      catalogue={useLazyParts()}
      partsFileDialog={{
        ...fileAndBatch,
        onSelect: selectFile,
        onDownloadTemplate: saveTemplate,
        onAdd: addParts,
        onStop: stop,
        onClose: close,
      }}
    />
  )
}
