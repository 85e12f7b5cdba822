import { FormSheet } from '#src/design-system/blocks/forms/FormSheet.tsx'
import { Field } from '#src/design-system/components/Field.tsx'
import { Surface } from '#src/design-system/components/Surface.tsx'
import { Text } from '#src/design-system/components/Text.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Blocks/FormSheet',
  component: FormSheet,
  parameters: { layout: 'padded' },
  args: {
    children: (
      <Surface padding={24}>
        <Field label="Phone" type="tel" />
      </Surface>
    ),
    aside: <Text>What comes of the form.</Text>,
  },
})

export const WithAside = meta.story()
export const FormOnly = meta.story({ args: { aside: undefined } })
export const OneColumn = meta.story({ globals: { viewport: { value: 'small' } } })
