import { expect, waitFor } from 'storybook/test'
import { Avatar, type AvatarProps } from '#src/design-system/components/Avatar.tsx'
import { Row } from '#src/design-system/components/Row.tsx'
import preview from '#storybook/preview.tsx'

const args: AvatarProps = { name: 'Kamal Hossain', photo: null, size: 'medium' }

const meta = preview.meta({
  title: 'Components/Avatar',
  component: Avatar,
  parameters: { layout: 'padded' },
  args,
})

export const BrokenPhoto = meta.story({
  args: { photo: 'data:image/png;base64,AAAA' },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('KH')).toBeVisible())
  },
})

export const TintsByName = meta.story({
  render: () => (
    <Row>
      {['Kamal Hossain', 'Nadia Rahman', 'Rafi Ahmed', 'Ōta Yui', 'Sita', 'Mei Tanaka'].map((name) => (
        <Avatar key={name} name={name} photo={null} size="medium" />
      ))}
    </Row>
  ),
  async play({ canvasElement }) {
    const colours = [...canvasElement.querySelectorAll('span')].map(
      (avatar) => getComputedStyle(avatar).backgroundColor,
    )
    await expect(colours).not.toContain('rgba(0, 0, 0, 0)')
    await expect(new Set(colours).size).toBeGreaterThan(2)
  },
})
