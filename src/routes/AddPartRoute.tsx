import { AddPartScreen } from '#src/design-system/screens/AddPartScreen.tsx'
import { useAddPart } from '#src/routes/useAddPart.ts'

/** Add New Product (SHOP-2). */
export function AddPartRoute() {
  return <AddPartScreen {...useAddPart()} />
}
