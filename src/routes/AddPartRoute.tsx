import { AddPartScreen } from '#src/design-system/screens/AddPartScreen.tsx'
import { useAddParts } from '#src/routes/useAddParts.ts'
import { useAddPart } from '#src/routes/useAddPart.ts'
import { useCatalogue } from '#src/routes/useCatalogue.ts'

export function AddPartRoute() {
  const { formKey, ...form } = useAddPart()
  return <AddPartScreen key={formKey} {...form} catalogue={useCatalogue()} addParts={useAddParts()} />
}
