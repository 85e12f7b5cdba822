import { clickAndConfirm, inApp } from '#stories/support/inApp.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ title: 'Screens/Admin/Manage Current Users' })

/** A warning appears, and the user stays a customer (SHOP-6, AUTH-7). */
export const ForbiddenWarning = meta.story({
  name: 'No permission to make admins',
  tags: ['went-wrong', 'STATE-9'],
  ...inApp('/dashboard/makeadmin', { as: 'admin', scenario: 'forbidMakeAdmin' }),
  play: () => clickAndConfirm('Make Admin', 'Make Admin', "You Don't Have Permission for This Action", 'stays'),
})

/** The demo admin promotes a customer, and the shop confirms “Admin Permission Conform”. */
export const Wired = meta.story({
  name: 'Making an admin from start to end',
  tags: ['good-day', 'STATE-14'],
  ...inApp('/dashboard/makeadmin'),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Demo Admin' }))
    await clickAndConfirm('Make Admin', 'Make Admin', 'Admin Permission Conform', 'goes')
  },
})
