import { expect } from 'storybook/test'
import { Row } from '#src/design-system/components/Row.tsx'
import { Tag, type TagProps } from '#src/design-system/components/Tag.tsx'
import preview from '#storybook/preview.tsx'

const args: TagProps = { tone: 'success', children: 'Purchased Done' }

const meta = preview.meta({
  title: 'Components/Tag',
  component: Tag,
  parameters: { layout: 'padded' },
  args,
})

export const Success = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByText('Purchased Done')).toBeVisible()
  },
})
export const Tones = meta.story({
  render: () => (
    <Row>
      <Tag tone="neutral">unpaid</Tag>
      <Tag tone="info">Pending</Tag>
      <Tag tone="success">Shipped</Tag>
      <Tag tone="danger">Failed</Tag>
      <Tag tone="accent">Charged</Tag>
    </Row>
  ),
})
