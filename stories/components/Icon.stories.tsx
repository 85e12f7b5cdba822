import { expect } from 'storybook/test'
import { Icon, type IconProps } from '#src/design-system/components/Icon.tsx'
import { Row } from '#src/design-system/components/Row.tsx'
import { Text } from '#src/design-system/components/Text.tsx'
import preview from '#storybook/preview.tsx'

const args: IconProps = { name: 'truck' }

const meta = preview.meta({
  title: 'Components/Icon',
  component: Icon,
  parameters: { layout: 'padded' },
  args,
})

export const Plain = meta.story({
  async play({ canvasElement }) {
    await expect(canvasElement.querySelector('svg[aria-hidden=true] path')).toHaveAttribute('d')
  },
})
export const InTheColourOfTheText = meta.story({
  render: (args) => (
    <Text as="div" tone="success">
      <Row gap={8}>
        <Icon {...args} /> Product shipped
      </Row>
    </Text>
  ),
})
