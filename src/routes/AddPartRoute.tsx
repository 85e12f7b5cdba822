import { AddPartScreen } from '#src/design-system/screens/AddPartScreen.tsx'
import { useAddParts } from '#src/routes/hooks/useAddParts.ts'
import { useAddPart } from '#src/routes/hooks/useAddPart.ts'
import { useCatalogue } from '#src/routes/hooks/useCatalogue.ts'

export function AddPartRoute() {
  const { formKey, ...form } = useAddPart()
  return <AddPartScreen key={formKey} {...form} catalogue={useCatalogue()} addParts={useAddParts()} />
}
