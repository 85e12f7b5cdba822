import { expect, fn } from 'storybook/test'
import { SignInOptions } from '#src/design-system/blocks/people/SignInOptions.tsx'
import { Page } from '#src/design-system/components/Page.tsx'
import { Stack } from '#src/design-system/components/Stack.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Blocks/SignInOptions',
  component: SignInOptions,
  args: { demo: { user: true, admin: true }, busy: null, onGoogle: fn(), onDemo: fn() },
  decorators: [
    (Story) => (
      <Page width="form">
        <Stack gap={24}>
          <Story />
        </Stack>
      </Page>
    ),
  ],
})

export const All = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Google Sign In' }))
    await expect(args.onGoogle).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('group', { name: 'Look around with a demo account' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Demo User' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Demo Admin' }))
    await expect(args.onDemo).toHaveBeenNthCalledWith(1, 'user')
    await expect(args.onDemo).toHaveBeenNthCalledWith(2, 'admin')
  },
})
