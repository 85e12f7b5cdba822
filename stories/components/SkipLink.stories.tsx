import { expect, waitFor } from 'storybook/test'
import { SkipLink } from '#src/design-system/components/SkipLink.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/SkipLink',
  component: SkipLink,
  parameters: { layout: 'padded' },
  args: { children: 'Skip to content', target: 'content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <div id="content" tabIndex={-1}>
        Content
      </div>
    </>
  ),
})

export const ShownOnFocus = meta.story({
  async play({ canvas, userEvent }) {
    const link = canvas.getByRole('link', { name: 'Skip to content' })
    await expect(link.getBoundingClientRect().bottom).toBeLessThan(0)
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await waitFor(() => expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0))
  },
})
