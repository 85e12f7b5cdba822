import { TextAreaField } from '#src/design-system/components/TextAreaField.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/TextAreaField',
  component: TextAreaField,
  parameters: { layout: 'padded' },
  args: { label: 'Message', name: 'message' },
})

export const Blank = meta.story()
export const Filled = meta.story({ args: { defaultValue: 'Do you make this rotor for 19 inch wheels, too?' } })
export const WithError = meta.story({ args: { error: 'Review is Required' } })
