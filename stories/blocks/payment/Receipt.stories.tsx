import { expect, fn } from 'storybook/test'
import { Receipt } from '#src/design-system/blocks/payment/Receipt.tsx'
import { anOrder } from '#stories/support/anOrder.ts'
import preview from '#storybook/preview.tsx'

const paid = { paid: true, status: 'pending', transationId: 'pi_3Q9xK2LkdIwHu7ix0AbCdEfG' }

const meta = preview.meta({
  title: 'Blocks/Receipt',
  component: Receipt,
  args: { order: anOrder(paid), onPrint: fn() },
})

export const Paid = meta.story({
  async play({ args: { onPrint }, canvas, userEvent }) {
    for (const term of ['Transaction id', 'Bought by', 'Email', 'Phone', 'Address']) {
      await expect(canvas.getByText(term)).toBeVisible()
    }
    await expect(canvas.getByText('pi_3Q9xK2LkdIwHu7ix0AbCdEfG')).toBeVisible()
    for (const value of ['Kamal Hossain', 'demo.user@dhruva.example', '12 Port Road, Chattogram'])
      await expect(canvas.getByText(value)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }))
    await expect(onPrint).toHaveBeenCalledOnce()
  },
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

export const OnPaper = meta.story({
  globals: { viewport: { value: 'paper' } },
  parameters: { paper: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: 'Receipt' })).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})
