import { expect } from 'storybook/test'
import { makeProfile } from '#mocks/seed/builders.ts'
import { ProfileCard, type ProfileCardProps } from '#src/design-system/blocks/people/ProfileCard.tsx'
import { toProfile } from '#src/domain/profile.ts'
import { portrait } from '#stories/support/portrait.ts'
import { onPage } from '#stories/support/onPage.tsx'
import preview from '#storybook/preview.tsx'

const args: ProfileCardProps = {
  profile: toProfile(makeProfile()),
  owner: { name: 'Kamal Hossain', accountName: 'Kamal Hossain', email: 'demo.user@dhruva.example', photo: null },
}

const meta = preview.meta({
  title: 'Blocks/ProfileCard',
  component: ProfileCard,
  args,
  decorators: [onPage('form')],
})

export const Complete = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: 'Kamal Hossain' })).toBeVisible()
    await expect(canvas.getByText('BSC')).toBeVisible()
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'https://www.linkedin.com/in/kamal-hossain-example')
  },
})

export const WithPhoto = meta.story({ args: { owner: { ...args.owner, photo: portrait.viewer } } })

export const NoLinkedin = meta.story({
  args: { profile: { ...args.profile, linkedin: '' } },
  play: ({ canvas }) => expect(canvas.queryByText('BSC')).toBeNull(),
})

export const LinkedinOnly = meta.story({
  args: { profile: toProfile({ linkedin: 'linkedin.com/in/kamal' }) },
  play: ({ canvas }) => expect(canvas.getAllByText('Not given')).toHaveLength(4),
})

export const UnsafeLinkedin = meta.story({
  args: { profile: { ...args.profile, linkedin: 'javascript:alert(1)' } },
  async play({ canvas }) {
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(canvas.getByText('javascript:alert(1)').closest('a')).toBeNull()
  },
})
