import { expect } from 'storybook/test'
import { FieldFrame } from '#src/design-system/components/FieldFrame.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/FieldFrame',
  component: FieldFrame,
  parameters: { layout: 'padded' },
  args: {
    label: 'Card',
    children: <input id="card" />,
    controlId: 'card',
    errorId: 'card-error',
    hintId: 'card-hint',
  },
})

export const AroundAForeignControl = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByLabelText('Card')).toHaveAttribute('id', 'card')
  },
})
export const WithErrorAndHint = meta.story({
  args: { error: 'Your card was declined.', hint: 'No amount is charged yet.' },
})
