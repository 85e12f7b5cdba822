import { expect } from 'storybook/test'
import { PaymentStatus } from '#src/design-system/blocks/payment/PaymentStatus.tsx'
import { anOrder } from '#stories/support/data.ts'
import preview from '#storybook/preview.tsx'

const paid = { paid: true, status: 'pending', transationId: 'pi_3Q9xK2' }

const meta = preview.meta({ title: 'Blocks/PaymentStatus', component: PaymentStatus, args: { order: anOrder(paid) } })

export const NoReference = meta.story({
  args: { order: anOrder({ ...paid, transationId: null }) },
  play: ({ canvas }) => expect(canvas.getByText('All-Ready Paid')).toBeVisible(),
})
