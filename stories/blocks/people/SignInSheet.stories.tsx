import { expect } from 'storybook/test'
import { SignInSheet, type SignInSheetProps } from '#src/design-system/blocks/people/SignInSheet.tsx'
import { Button } from '#src/design-system/components/Button.tsx'
import preview from '#storybook/preview.tsx'

const args: SignInSheetProps = { title: 'Login', children: <Button>LOGIN</Button> }

const meta = preview.meta({ title: 'Blocks/SignInSheet', component: SignInSheet, args })

export const Split = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'LOGIN' })).toBeVisible()
  },
})
