import { expect, waitFor } from 'storybook/test'
import { Avatar, type AvatarProps } from '#src/design-system/components/Avatar.tsx'
import { portraits } from '#mocks/seed/portraits.ts'
import { renderVariants } from '#stories/support/frames.tsx'
import preview from '#storybook/preview.tsx'

const args: AvatarProps = { name: 'Kamal Hossain', photo: null, size: 'medium' }

const meta = preview.meta({ title: 'Components/Avatar', component: Avatar, args })

/** The colour of the initials depends on the name. Initials also replace a photo that can't be loaded. */
export const Variants = meta.story({
  render: renderVariants(Avatar, [
    ...['Nadia Rahman', 'Rafi Ahmed', 'Ōta Yui'].map((name) => ({ name })),
    { size: 'small' },
    { photo: portraits.viewer },
    { name: 'Mei Tanaka', photo: 'data:image/png;base64,AAAA' },
  ]),
  play: ({ canvas }) => waitFor(() => expect(canvas.getByText('MT')).toBeVisible()),
})
