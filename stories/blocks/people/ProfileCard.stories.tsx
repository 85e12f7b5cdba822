import { expect } from 'storybook/test'
import { makeProfile } from '#mocks/seed/builders.ts'
import { ProfileCard, type ProfileCardProps } from '#src/design-system/blocks/people/ProfileCard.tsx'
import { Page } from '#src/design-system/components/Page.tsx'
import { toProfile } from '#src/domain/profile.ts'
import { portrait } from '#stories/support/portrait.ts'
import preview from '#storybook/preview.tsx'

const args: ProfileCardProps = {
  profile: toProfile(makeProfile()),
  owner: { name: 'Kamal Hossain', accountName: 'Kamal Hossain', email: 'demo.user@dhruva.example', photo: null },
}

const meta = preview.meta({
  title: 'Blocks/ProfileCard',
  component: ProfileCard,
  args,
  decorators: [
    (Story) => (
      <Page width="form">
        <Story />
      </Page>
    ),
  ],
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
  async play({ canvas }) {
    await expect(canvas.queryByText('BSC')).toBeNull()
  },
})

export const LinkedinOnly = meta.story({
  args: { profile: toProfile({ linkedin: 'linkedin.com/in/kamal' }) },
  async play({ canvas }) {
    await expect(canvas.getAllByText('Not given')).toHaveLength(4)
  },
})

export const UnsafeLinkedin = meta.story({
  args: { profile: { ...args.profile, linkedin: 'javascript:alert(1)' } },
  async play({ canvas }) {
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(canvas.getByText('javascript:alert(1)').closest('a')).toBeNull()
  },
})
