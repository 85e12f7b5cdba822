import { pageTitle, titles } from '#src/copy/titles.ts'
import { AddPartScreen } from '#src/design-system/screens/AddPartScreen.tsx'
import { useAddPart } from '#src/routes/useAddPart.ts'

/** `/dashboard/addproduct` (SPEC 2 Add New Product). */
export function AddPartRoute() {
  return (
    <>
      <title>{pageTitle(titles.addPart)}</title>
      <AddPartScreen {...useAddPart()} />
    </>
  )
}
