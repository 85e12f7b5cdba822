import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { Sheet } from '#src/design-system/components/Sheet.tsx'
import { Stack } from '#src/design-system/components/Stack.tsx'
import { TextLink } from '#src/design-system/components/TextLink.tsx'
import preview from '#storybook/preview.tsx'

function Menu() {
  const [open, setOpen] = useState(false)
  return (
    <Sheet
      open={open}
      onOpenChange={setOpen}
      label="Menu"
      openLabel="Open the menu"
      loadingLabel="The menu is loading."
      closeLabel="Close the menu"
      linksId="links"
    >
      <Stack gap={24}>
        <TextLink to="/">Home</TextLink>
        <TextLink to="/parts">Tools</TextLink>
      </Stack>
    </Sheet>
  )
}

const meta = preview.meta({
  title: 'Components/Sheet',
  component: Menu,
  parameters: { layout: 'padded', docs: { story: { inline: false, iframeHeight: '480px' } } },
})

export const Open = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the menu' }))
    const sheet = await screen.findByRole('dialog', { name: 'Menu' })
    await waitFor(() => expect(sheet).toBeVisible())
    await expect(within(sheet).getAllByRole('link')).toHaveLength(2)
  },
})

export const ReturnsTheFocus = meta.story({
  async play({ canvas, userEvent }) {
    const trigger = canvas.getByRole('button', { name: 'Open the menu' })
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(trigger)
    await userEvent.click(await screen.findByRole('button', { name: 'Close the menu' }))
    await waitFor(() => expect(trigger).toHaveFocus())
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
})
