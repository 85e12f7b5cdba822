import { expect } from 'storybook/test'
import { PersonName } from '#src/design-system/blocks/people/PersonName.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Blocks/PersonName',
  component: PersonName,
  parameters: { layout: 'padded' },
  args: { name: 'Kamal Hossain' },
})

export const Known = meta.story()
export const RightToLeft = meta.story({ args: { name: 'ليلى حسن' } })

export const NotGiven = meta.story({
  args: { name: '' },
  play: ({ canvas }) => expect(canvas.getByText('Name not given')).toBeVisible(),
})
