import { expect, fn } from 'storybook/test'
import { makeUser } from '#mocks/seed/builders.ts'
import { UserRole, type UserRoleProps } from '#src/design-system/blocks/people/UserRole.tsx'
import { toUser } from '#src/domain/user.ts'
import preview from '#storybook/preview.tsx'

const args: UserRoleProps = {
  user: toUser(makeUser()),
  describedBy: 'user-0',
  busyEmail: null,
  onMakeAdmin: fn(),
}

const meta = preview.meta({ title: 'Blocks/UserRole', component: UserRole, parameters: { layout: 'padded' }, args })

export const Customer = meta.story({
  async play({ args: { onMakeAdmin }, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Make Admin' }))
    await expect(onMakeAdmin).toHaveBeenCalledOnce()
  },
})

export const Admin = meta.story({
  args: { user: toUser(makeUser({ role: 'admin' })) },
  async play({ canvas }) {
    await expect(canvas.getByText('Admin')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const Saving = meta.story({
  args: { busyEmail: args.user.email },
  async play({ args: { onMakeAdmin }, canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: 'Saving…' })
    await expect(button).toBeEnabled()
    await userEvent.click(button)
    await expect(onMakeAdmin).not.toHaveBeenCalled()
  },
})

export const AnotherIsBusy = meta.story({
  args: { busyEmail: 'another@dhruva.example' },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Make Admin' })).toBeDisabled(),
})
