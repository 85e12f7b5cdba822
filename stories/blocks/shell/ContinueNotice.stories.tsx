import { expect } from 'storybook/test'
import { ContinueNotice, type ContinueNoticeProps } from '#src/design-system/blocks/shell/ContinueNotice.tsx'
import preview from '#storybook/preview.tsx'

const args: ContinueNoticeProps = { path: '/purchase/brake-rotor-345', label: 'Ventilated brake rotor 345 mm' }

const meta = preview.meta({ title: 'Blocks/ContinueNotice', component: ContinueNotice, args })

export const ToAPart = meta.story({
  async play({ canvas }) {
    const link = await canvas.findByRole('link', { name: 'Continue to Ventilated brake rotor 345 mm' })
    await expect(link).toHaveAttribute('href', '/purchase/brake-rotor-345')
  },
})

export const ToAPage = meta.story({
  args: { path: '/dashboard', label: null },
  async play({ canvas }) {
    const link = await canvas.findByRole('link', { name: 'Continue where you left off' })
    await expect(link).toBeVisible()
    await expect(link).toHaveAttribute('href', '/dashboard')
  },
})

export const LongName = meta.story({
  args: {
    label: 'Compound turbocharger with ball-bearing centre section, 60 mm compressor and stainless exhaust housing',
  },
  globals: { viewport: { value: 'small' } },
})
