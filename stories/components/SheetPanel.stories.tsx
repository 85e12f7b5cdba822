import { expect, fn, screen, waitFor } from 'storybook/test'
import { SheetPanel } from '#src/design-system/components/SheetPanel.tsx'
import { TextLink } from '#src/design-system/components/TextLink.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/SheetPanel',
  component: SheetPanel,
  parameters: { layout: 'padded', docs: { story: { inline: false, iframeHeight: '480px' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    label: 'Menu',
    closeLabel: 'Close the menu',
    children: <TextLink to="/parts">Tools</TextLink>,
  },
})

export const Open = meta.story({
  async play({ args, userEvent }) {
    await screen.findByRole('dialog', { name: 'Menu' })
    await userEvent.click(screen.getByText('Menu'))
    await userEvent.click(screen.getByRole('link', { name: 'Tools' }))
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false))
    await userEvent.click(screen.getByRole('button', { name: 'Close the menu' }))
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2)
  },
})
