import { expect } from 'storybook/test'
import { ContinueNotice, type ContinueNoticeProps } from '#src/design-system/blocks/shell/ContinueNotice.tsx'
import preview from '#storybook/preview.tsx'

const args: ContinueNoticeProps = { path: '/purchase/brake-rotor-345', label: 'Ventilated brake rotor 345 mm' }

const meta = preview.meta({ title: 'Blocks/ContinueNotice', component: ContinueNotice, args })

export const ToAPage = meta.story({
  args: { path: '/dashboard', label: null },
  async play({ canvas }) {
    const link = await canvas.findByRole('link', { name: 'Continue where you left off' })
    await expect(link).toBeVisible()
    await expect(link).toHaveAttribute('href', '/dashboard')
  },
})
