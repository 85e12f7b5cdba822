import { expect, waitFor } from 'storybook/test'
import { Avatar, type AvatarProps } from '#src/design-system/components/Avatar.tsx'
import { Row } from '#src/design-system/components/Row.tsx'
import preview from '#storybook/preview.tsx'

const face =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 48'%3E%3Crect width='48' height='48' fill='%231F4E8C'/%3E%3Ccircle cx='24' cy='19' r='9' fill='white'/%3E%3Cpath d='M6 48a18 18 0 0 1 36 0' fill='white'/%3E%3C/svg%3E"

const args: AvatarProps = { name: 'Kamal Hossain', photo: null, size: 'medium' }

const meta = preview.meta({
  title: 'Components/Avatar',
  component: Avatar,
  parameters: { layout: 'padded' },
  args,
})

export const Initials = meta.story()
export const Photo = meta.story({ args: { photo: face } })
export const Small = meta.story({ args: { size: 'small' } })

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
