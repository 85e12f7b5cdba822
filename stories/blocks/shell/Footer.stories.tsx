import { expect, fn } from 'storybook/test'
import { Footer, type FooterProps } from '#src/design-system/blocks/shell/Footer.tsx'
import preview from '#storybook/preview.tsx'

const args: FooterProps = { withDashboard: true, theme: 'system', onThemeChange: fn() }

const meta = preview.meta({
  title: 'Blocks/Footer',
  component: Footer,
  args,
})

export const SignedIn = meta.story({
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('navigation', { name: 'Footer' })).toBeVisible()
    await expect(canvas.getByText('Chattogram 4212')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }))
    await expect(args.onThemeChange).toHaveBeenCalledWith('dark')
  },
})
