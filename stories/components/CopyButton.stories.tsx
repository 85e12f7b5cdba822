import { expect, spyOn, waitFor } from 'storybook/test'
import { CopyButton } from '#src/design-system/components/CopyButton.tsx'
import { copyButton } from '#src/copy/copyButton.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/CopyButton',
  component: CopyButton,
  args: { value: 'pi_3Q9wM7', subject: 'Transaction ID', labels: copyButton },
})

/** After copying, the button shows and announces a confirmation, and keeps its width (PAGE-25). */
export const Copied = meta.story({
  async play({ canvas, userEvent }) {
    const writeTextSpy = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const button = canvas.getByRole('button', { name: 'Copy Transaction ID' })
    const { width } = button.getBoundingClientRect()
    await userEvent.click(button)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'))
    await expect(canvas.getByRole('button', { name: 'Copied Transaction ID' })).toHaveFocus()
    await expect(button.getBoundingClientRect().width).toBe(width)
    await expect(writeTextSpy).toHaveBeenCalledWith('pi_3Q9wM7')
  },
})

/** If the browser doesn’t allow copying, the button shows another way to copy the value. */
export const Refused = meta.story({
  async play({ canvas, userEvent }) {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Denied', 'NotAllowedError'))
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Transaction ID' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Select the text and copy it.'))
  },
})
