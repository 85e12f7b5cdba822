import { expect } from 'storybook/test'
import { EmailAddress } from '#src/design-system/components/EmailAddress.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/EmailAddress',
  component: EmailAddress,
  parameters: { layout: 'padded' },
  args: { children: 'demo.user@dhruva.example' },
})

export const BreaksBeforeTheAt = meta.story({
  async play({ canvasElement }) {
    await expect(canvasElement).toHaveTextContent(/^demo\.user@dhruva\.example$/)
    await expect(canvasElement.querySelector('wbr')).not.toBeNull()
  },
})

export const NoAddress = meta.story({
  args: { children: 'not an address' },
  async play({ canvasElement }) {
    await expect(canvasElement).toHaveTextContent(/^not an address$/)
    await expect(canvasElement.querySelector('wbr')).toBeNull()
  },
})
