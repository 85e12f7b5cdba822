import { expect, fn, waitFor, within, screen } from 'storybook/test'
import { Navbar } from '#src/design-system/blocks/shell/Navbar.tsx'
import { viewers } from '#stories/support/data.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Blocks/Navbar',
  component: Navbar,
  args: { viewer: viewers.customer, onLogout: fn() },
})

export const MenuOpen = meta.story({
  globals: { viewport: { value: 'small' } },
  async play({ canvas, userEvent }) {
    const opener = canvas.getByRole('button', { name: 'Menu' })
    await userEvent.click(opener)
    await screen.findByRole('dialog', { name: 'Menu' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.click(opener)
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('link', { name: 'Tools' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(opener)
  },
})
