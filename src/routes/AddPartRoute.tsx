import { pageTitle, titles } from '#src/copy/titles.ts'
import { AddPartScreen } from '#src/design-system/screens/AddPartScreen.tsx'
import { PageMeta } from '#src/routes/PageMeta.tsx'
import { useAddPart } from '#src/routes/useAddPart.ts'

/** `/dashboard/addproduct` (SHOP-2). */
export function AddPartRoute() {
  return (
    <>
      <PageMeta title={pageTitle(titles.addPart)} />
      <AddPartScreen {...useAddPart()} />
    </>
  )
}
