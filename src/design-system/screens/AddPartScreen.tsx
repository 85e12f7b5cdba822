import { titles } from '#src/copy/titles.ts'
import { PartForm, type PartFormProps } from '#src/design-system/blocks/parts/PartForm.tsx'
import { SectionHeading } from '#src/design-system/components/Heading.tsx'
import { Stack } from '#src/design-system/components/layout.tsx'

export type AddPartScreenProps = PartFormProps

/** The Add New Product page, for admins. */
export function AddPartScreen(props: AddPartScreenProps) {
  return (
    <Stack gap={32}>
      <SectionHeading level={1} size="compact">
        {titles.addPart}
      </SectionHeading>
      <PartForm {...props} />
    </Stack>
  )
}
