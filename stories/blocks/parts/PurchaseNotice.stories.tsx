import { createRef } from 'react'
import { expect } from 'storybook/test'
import { PurchaseNotice, type PurchaseNoticeProps } from '#src/design-system/blocks/parts/PurchaseNotice.tsx'
import { onPage } from '#stories/support/onPage.tsx'
import preview from '#storybook/preview.tsx'

const args: PurchaseNoticeProps = { outcome: 'done', ref: createRef<HTMLDivElement>() }

const meta = preview.meta({
  title: 'Blocks/PurchaseNotice',
  component: PurchaseNotice,
  args,
  decorators: [onPage('narrow')],
})

export const Done = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByText('Your order is placed')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '/dashboard/mypurchases')
  },
})

export const Refused = meta.story({
  args: { outcome: 'refused' },
  play: ({ canvas }) => expect(canvas.getByText('Something is Wrong')).toBeVisible(),
})

export const Unknown = meta.story({
  args: { outcome: 'unknown' },
  async play({ canvas }) {
    await expect(canvas.getByText('It may have gone through: look at My Orders first.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'My Orders' })).toBeVisible()
  },
})
