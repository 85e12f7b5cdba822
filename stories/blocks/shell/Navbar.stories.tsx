import { expect, fn, waitFor, within } from 'storybook/test'
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
  async play({ args, canvas, userEvent }) {
    const opener = canvas.getByRole('button', { name: 'Menu' })
    await userEvent.click(opener)
    const sheet = within(await within(document.body).findByRole('dialog', { name: 'Menu' }))
    await waitFor(() => expect(sheet.getByRole('link', { name: 'Tools' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.click(opener)
    await userEvent.click(within(await within(document.body).findByRole('dialog')).getByRole('link', { name: 'Tools' }))
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
    await userEvent.click(opener)
    await expect(args.onLogout).not.toHaveBeenCalled()
  },
})
