import { lowStock } from '#src/copy/lowStock.ts'
import { titles } from '#src/copy/titles.ts'
import { PartForm, type PartFormProps } from '#src/design-system/blocks/parts/PartForm.tsx'
import { PartsFileDialog, type PartsFileDialogProps } from '#src/design-system/blocks/parts/PartsFileDialog.tsx'
import { SectionHeading } from '#src/design-system/components/Heading.tsx'
import { Stack } from '#src/design-system/components/layout.tsx'
import { TextLink } from '#src/design-system/components/Link.tsx'
import { lowStockUrl } from '#src/domain/lowStock.ts'

export interface AddPartScreenProps extends Omit<PartFormProps, 'actions'> {
  partsFileDialog: PartsFileDialogProps
}

/** The Add New Product page, for admins. */
export function AddPartScreen({ partsFileDialog, ...formProps }: AddPartScreenProps) {
  return (
    <Stack gap={32}>
      <SectionHeading level={1} size="compact" note={<TextLink to={lowStockUrl}>{lowStock.link}</TextLink>}>
        {titles.addPart}
      </SectionHeading>
      <PartForm {...formProps} actions={<PartsFileDialog {...partsFileDialog} />} />
    </Stack>
  )
}
