import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { makePart } from '#mocks/seed/builders.ts'
import { PurchaseForm } from '#src/design-system/blocks/parts/PurchaseForm.tsx'
import { Button } from '#src/design-system/components/Button.tsx'
import { toPart } from '#src/domain/part.ts'
import { onPage } from '#stories/support/frames.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Blocks/PurchaseForm',
  component: PurchaseForm,
  args: {
    part: toPart(makePart({ price: 12, minimumQuantity: 50 })),
    buyer: {
      name: 'Kamal Hossain',
      email: 'demo.user@dhruva.example',
      phone: '+880 1700 000 000',
      address: '12 Port Road',
    },
    onPurchase: fn(),
    busy: false,
    outcome: null,
  },
  decorators: [onPage('narrow')],
})

/** The profile loads while the visitor types: only untouched fields are filled in (ORDER-4, PEOPLE-5). */
export const LateProfile = meta.story({
  render: function LateProfile(props) {
    const [arrived, setArrived] = useState(false)
    return (
      <>
        <PurchaseForm {...props} buyer={arrived ? props.buyer : { ...props.buyer, phone: '', address: '' }} />
        <Button tone="secondary" onClick={() => setArrived(true)}>
          The profile arrives
        </Button>
      </>
    )
  },
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByLabelText('Phone'), '555')
    await userEvent.click(canvas.getByRole('button', { name: 'The profile arrives' }))
    await expect(canvas.getByLabelText('Phone')).toHaveValue('555')
    await expect(canvas.getByLabelText('Address')).toHaveValue('12 Port Road')
    await expect(canvas.getByLabelText('Quantity')).toHaveValue('50')
  },
})
