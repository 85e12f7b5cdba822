import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { AddReviewScreen, type AddReviewScreenProps } from '#src/design-system/screens/AddReviewScreen.tsx'
import { DashboardScreen } from '#src/design-system/screens/DashboardScreen.tsx'
import { fitsTheWindow } from '#stories/support/fits.ts'
import { failed, loading, ready } from '#stories/support/loadables.ts'
import preview from '#storybook/preview.tsx'

const args: AddReviewScreenProps = {
  role: ready('customer'),
  author: { name: 'Kamal Hossain', email: 'demo.user@dhruva.example' },
  onSend: fn(),
  sending: 'idle',
}

const meta = preview.meta({
  title: 'Screens/Customer/AddReviewScreen',
  component: AddReviewScreen,
  parameters: { page: true, at: '/dashboard/addreviews' },
  args,
  render: (props) => (
    <DashboardScreen role={props.role}>
      <AddReviewScreen {...props} />
    </DashboardScreen>
  ),
})

const text = 'The rotors ran true out of the box, and the bobbins are still quiet after a season of hill work.'
const send = (canvas: HTMLElement) => userEvent.click(within(canvas).getByRole('button', { name: 'Send Review' }))

async function fill(element: HTMLElement, rating = 0) {
  const canvas = within(element)
  await userEvent.type(canvas.getByLabelText('Country'), 'Bangladesh')
  await userEvent.type(canvas.getByLabelText('Review'), text)
  await fireEvent.change(canvas.getByRole('slider', { name: 'Rating' }), { target: { value: String(rating) } })
}

export const Blank = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Add A Review' })).toBeVisible()
    await expect(canvas.getByText(/signed Kamal Hossain/)).toBeVisible()
    await expect(canvas.getByRole('slider', { name: 'Rating' })).toHaveAttribute('aria-valuetext', '0 out of 5 stars')
    await expect(canvas.getByLabelText('Country')).toHaveAttribute('list')
  },
})

export const EveryFieldRequired = meta.story({
  async play({ args: { onSend }, canvas, canvasElement }) {
    await send(canvasElement)
    await waitFor(() => expect(canvas.getByLabelText('Country')).toHaveAccessibleDescription('Country is Required'))
    await expect(canvas.getByLabelText('Review')).toHaveAccessibleDescription('Review is Required')
    await expect(canvas.getByLabelText('Country')).toHaveFocus()
    await expect(onSend).not.toHaveBeenCalled()
  },
})

/** Sends the review with this rating. Any country and 0 to 5 stars in half steps are valid (PEOPLE-2, PEOPLE-6). */
const expectSentWith =
  (rating: number) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await fill(canvasElement, rating)
    const slider = within(canvasElement).getByRole('slider')
    await expect(slider).toHaveAttribute('aria-valuetext', `${rating} out of 5 stars`)
    await send(canvasElement)
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith({ country: 'Bangladesh', review: text, rating }))
  }

export const NoStars = meta.story({ play: expectSentWith(0) })
export const HalfAStar = meta.story({ play: expectSentWith(0.5) })
export const ThreeAndAHalf = meta.story({ play: expectSentWith(3.5) })
export const FiveStars = meta.story({ play: expectSentWith(5) })

export const Sending = meta.story({
  args: { sending: 'busy' },
  async play({ args: { onSend }, canvas, canvasElement }) {
    await fill(canvasElement)
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Sending your review…' }))
    await expect(onSend).not.toHaveBeenCalled()
  },
})

export const Done = meta.story({
  args: { sending: 'done' },
  async play({ canvas }) {
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Thank you for your review'))
    await expect(canvas.getByRole('link', { name: 'See all reviews' })).toHaveAttribute('href', '/#reviews')
    await expect(canvas.getByLabelText('Review')).toHaveValue('')
  },
})

export const Failed = meta.story({
  args: { sending: 'failed' },
  async play({ canvas, canvasElement }) {
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Your review was not sent'))
    await fill(canvasElement)
    await expect(canvas.getByLabelText('Review')).toHaveValue(text)
  },
})

/** Admins see an explanation and stay signed in (ADMIN-3). */
export const Admin = meta.story({
  args: { role: ready('admin') },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: 'Reviews are written by customers' })).toBeVisible()
    await expect(canvas.queryByRole('form')).toBeNull()
    const links = canvas.getAllByRole('link', { name: 'Manage User Reviews' })
    await expect(links.at(-1)).toHaveAttribute('href', '/dashboard/manageUserReviews')
  },
})

export const RoleLoading = meta.story({
  args: { role: loading },
  async play({ canvas }) {
    await expect(canvas.queryByRole('form')).toBeNull()
    await expect(canvas.getByText('Loading the form')).toBeInTheDocument()
  },
})

export const RoleFailed = meta.story({
  args: { role: failed('server') },
  async play({ canvas }) {
    await expect(canvas.queryByRole('form')).toBeNull()
    await expect(canvas.getAllByRole('button', { name: 'Try again' }).at(-1)).toBeVisible()
  },
})

export const LongWords = meta.story({
  args: { author: { name: 'x'.repeat(200), email: `${'long'.repeat(30)}@dhruva.example` } },
  async play({ canvas }) {
    await userEvent.click(canvas.getByLabelText('Review'))
    await userEvent.paste('<img src=x onerror=alert(1)> '.repeat(30) + 'x'.repeat(2000))
    await fitsTheWindow()
  },
})

export const Small = meta.story({
  globals: { viewport: { value: 'small' } },
  play: fitsTheWindow,
})

export const Wired = meta.story({
  parameters: { wired: '/dashboard/addreviews' },
  async play({ canvas, canvasElement }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Demo User' }))
    await canvas.findByLabelText('Review')
    await fill(canvasElement, 5)
    await send(canvasElement)
    await expect(await canvas.findByText('Thank you for your review')).toBeVisible()
  },
})
