import { expect } from 'storybook/test'
import { makeProfile } from '#mocks/seed/builders.ts'
import { ProfileCard, type ProfileCardProps } from '#src/design-system/blocks/people/ProfileCard.tsx'
import { toProfile } from '#src/domain/profile.ts'
import { portrait } from '#stories/support/data.ts'
import { onPage } from '#stories/support/frames.tsx'
import preview from '#storybook/preview.tsx'

const args: ProfileCardProps = {
  profile: toProfile(makeProfile()),
  owner: { name: 'Kamal Hossain', accountName: 'Kamal Hossain', email: 'demo.user@dhruva.example', photo: null },
}

const meta = preview.meta({ title: 'Blocks/ProfileCard', component: ProfileCard, args, decorators: [onPage('form')] })

export const WithPhoto = meta.story({ args: { owner: { ...args.owner, photo: portrait.viewer } } })

export const LinkedinOnly = meta.story({
  args: { profile: toProfile({ linkedin: 'linkedin.com/in/kamal' }) },
  play: ({ canvas }) => expect(canvas.getAllByText('Not given')).toHaveLength(4),
})
