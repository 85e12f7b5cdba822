import { expect } from 'storybook/test'
import { ClampedText, type ClampedTextProps } from '#src/design-system/components/ClampedText.tsx'
import { cardDecorator } from '#stories/support/frames.tsx'
import preview from '#storybook/preview.tsx'

const args: ClampedTextProps = {
  children: 'The rotors ran true out of the box. '.repeat(40).trim(),
  moreLabel: 'Show more',
  lessLabel: 'Show less',
}

const meta = preview.meta({
  title: 'Components/ClampedText',
  component: ClampedText,
  args,
  decorators: [cardDecorator],
})

export const Long = meta.story({
  async play({ canvas, userEvent }) {
    const text = canvas.getByText(/The rotors ran true/)
    const moreButton = await canvas.findByRole('button', { name: 'Show more', expanded: false })
    await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight)
    await userEvent.click(moreButton)
    await expect(text.scrollHeight).toBe(text.clientHeight)
    const lessButton = canvas.getByRole('button', { name: 'Show less', expanded: true })
    await expect(lessButton).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Show more' })).toHaveFocus()
    await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight)
  },
})
