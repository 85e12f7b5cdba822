import { expect, waitFor, within } from 'storybook/test'
import { inApp } from '#stories/support/inApp.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ title: 'Screens/Public/Home' })

/** A customer opens the order page of the first part on Home. */
export const Wired = meta.story({
  name: 'From Home to the order of a part',
  tags: ['good-day'],
  ...inApp('/', { as: 'customer' }),
  async play({ canvas, userEvent }) {
    const partsSection = within(await canvas.findByRole('region', { name: 'AVAILABLE PARTS' }))
    const [firstLink] = await partsSection.findAllByRole('link', { name: /Purchase Now/ })
    if (firstLink) await userEvent.click(firstLink)
    await waitFor(() => expect(canvas.getByTestId('path')).toHaveTextContent(/^\/purchase\//))
    await expect(await canvas.findByRole('button', { name: 'PURCHASE' })).toBeVisible()
  },
})
