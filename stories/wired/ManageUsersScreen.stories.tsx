import { expect, screen, waitFor } from 'storybook/test'
import { expectToast, pressAndConfirm, wired } from '#stories/support/wired.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ title: 'Screens/Admin/Manage Current Users' })

/** The shop refuses, says so in a message, and the user stays a customer (SHOP-6, AUTH-7). */
export const ForbiddenWarning = meta.story({
  name: 'No permission to make admins',
  tags: ['went-wrong', 'STATE-9'],
  ...wired('/dashboard/makeadmin', { as: 'admin', scenario: 'forbidMakeAdmin' }),
  async play() {
    const buttons = await screen.findAllByRole('button', { name: 'Make Admin' })
    await pressAndConfirm('Make Admin', 'Make Admin')
    await expectToast("You Don't Have Permission for This Action")
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Make Admin' })).toHaveLength(buttons.length))
  },
})

/** The demo admin promotes a customer, and the shop confirms “Admin Permission Conform”. */
export const Wired = meta.story({
  name: 'Making an admin from start to end',
  tags: ['good-day', 'STATE-14'],
  ...wired('/dashboard/makeadmin'),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Demo Admin' }))
    await pressAndConfirm('Make Admin', 'Make Admin')
    await expectToast('Admin Permission Conform')
  },
})
