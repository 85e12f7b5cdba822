import { expect } from 'storybook/test'
import { makeUser } from '#mocks/seed/builders.ts'
import { UserCell } from '#src/design-system/blocks/people/UserCell.tsx'
import { toUser } from '#src/domain/user.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Blocks/UserCell',
  component: UserCell,
  parameters: { layout: 'padded' },
  args: { user: toUser(makeUser()), id: 'user-0' },
})

export const Named = meta.story({
  play: ({ canvas }) => expect(canvas.getByText('demo.user@dhruva.example')).toHaveAttribute('id', 'user-0'),
})

/** The initials are those of the address. */
export const Nameless = meta.story({
  args: { user: toUser(makeUser({ name: null })) },
  play: ({ canvas }) => expect(canvas.getByText('DU')).toBeVisible(),
})
