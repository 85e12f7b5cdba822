import { expect, fn } from 'storybook/test'
import { Receipt } from '#src/design-system/blocks/payment/Receipt.tsx'
import { anOrder } from '#stories/support/data.ts'
import preview from '#storybook/preview.tsx'

const paid = { paid: true, status: 'pending', transationId: 'pi_3Q9xK2LkdIwHu7ix0AbCdEfG' }

const meta = preview.meta({
  title: 'Blocks/Receipt',
  component: Receipt,
  args: { order: anOrder(paid), onPrint: fn() },
})

/** Missing fields are left out (DATA-7). */
export const LittleKnown = meta.story({
  args: { order: anOrder({ ...paid, transationId: null, userPhone: '', userAddress: null, userName: '' }) },
  async play({ canvas }) {
    await expect(canvas.getByText('Email')).toBeVisible()
    await expect(canvas.queryByText('Phone')).toBeNull()
    await expect(canvas.queryByText('Transaction id')).toBeNull()
  },
})
