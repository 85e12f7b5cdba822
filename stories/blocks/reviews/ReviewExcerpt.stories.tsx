import { expect } from 'storybook/test'
import { ReviewExcerpt } from '#src/design-system/blocks/reviews/ReviewExcerpt.tsx'
import preview from '#storybook/preview.tsx'

const long = 'The rotors ran true out of the box and the bobbins are still quiet after a season of hill work.'
const meta = preview.meta({
  title: 'Blocks/ReviewExcerpt',
  component: ReviewExcerpt,
  parameters: { layout: 'padded' },
  args: { text: long, describedBy: 'review-0' },
})

export const Cut = meta.story({
  async play({ canvas, userEvent }) {
    await expect(canvas.getByTitle(long)).toHaveTextContent(`${long.slice(0, 50)}...`)
    await userEvent.click(canvas.getByRole('button', { name: 'Show all', expanded: false }))
    await expect(canvas.getByTitle(long)).toHaveTextContent(long)
    await userEvent.click(canvas.getByRole('button', { name: 'Show less', expanded: true }))
    await expect(canvas.getByTitle(long)).toHaveTextContent(`${long.slice(0, 50)}...`)
  },
})

export const Whole = meta.story({
  args: { text: 'Good filters.' },
  async play({ canvas }) {
    await expect(canvas.getByText('Good filters.')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})
