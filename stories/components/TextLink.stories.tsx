import { expect } from 'storybook/test'
import { Text } from '#src/design-system/components/Text.tsx'
import { TextLink } from '#src/design-system/components/TextLink.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/TextLink',
  component: TextLink,
  parameters: { layout: 'padded' },
  args: { children: 'My Orders', to: '/dashboard/mypurchases' },
})

export const InTheShop = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/dashboard/mypurchases')
  },
})
export const Elsewhere = meta.story({
  render: () => <TextLink href="mailto:works@dhruva.example">works@dhruva.example</TextLink>,
  async play({ canvas }) {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'mailto:works@dhruva.example')
  },
})
export const Muted = meta.story({ args: { tone: 'muted' } })
export const InASentence = meta.story({
  render: (args) => (
    <Text>
      It may have gone through: look at <TextLink {...args} tone="accent" /> first.
    </Text>
  ),
})
