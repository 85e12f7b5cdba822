import { PaymentStatus } from '#src/design-system/blocks/payment/PaymentStatus.tsx'
import { anOrder } from '#stories/support/data.ts'
import { sees } from '#stories/support/plays.ts'
import preview from '#storybook/preview.tsx'

const paid = { paid: true, status: 'pending', transationId: 'pi_3Q9xK2' }

const meta = preview.meta({ title: 'Blocks/PaymentStatus', component: PaymentStatus, args: { order: anOrder(paid) } })

export const NoReference = meta.story({
  args: { order: anOrder({ ...paid, transationId: null }) },
  play: sees('All-Ready Paid'),
})
