import { expect, fn, waitFor } from 'storybook/test'
import { ReviewForm, type ReviewFormProps } from '#src/design-system/blocks/reviews/ReviewForm.tsx'
import { onPage } from '#stories/support/frames.tsx'
import preview from '#storybook/preview.tsx'

const args: ReviewFormProps = {
  author: { name: 'Kamal Hossain', email: 'demo.user@dhruva.example' },
  onSend: fn(),
  sending: 'idle',
}

const meta = preview.meta({
  title: 'Blocks/ReviewForm',
  component: ReviewForm,
  args,
  decorators: [onPage()],
})

/** The preview card shows what is typed, as plain text (PEOPLE-3). */
export const Filled = meta.story({
  async play({ args: { onSend }, canvas, userEvent }) {
    await userEvent.type(canvas.getByLabelText('Country'), 'Bhutan')
    await userEvent.type(canvas.getByLabelText('Review'), '<b>Good</b> filters.')
    await expect(canvas.getByText('<b>Good</b> filters.', { selector: 'blockquote p' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Send Review' }))
    await waitFor(() =>
      expect(onSend).toHaveBeenCalledWith({ country: 'Bhutan', review: '<b>Good</b> filters.', rating: 0 }),
    )
  },
})
