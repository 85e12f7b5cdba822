import { expect, userEvent } from 'storybook/test'
import { fillIn } from '#stories/support/plays.ts'
import { photographFile } from '#stories/support/files.ts'
import { newPart } from '#stories/support/catalogue.ts'
import { wired } from '#stories/support/wired.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ title: 'Screens/Admin/Add New Product' })

/** The demo admin logs in, fills in the form and finds the part in the catalogue. */
export const Wired = meta.story({
  name: 'Adding a part from start to end',
  tags: ['good-day'],
  ...wired('/dashboard/addproduct'),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Demo Admin' }))
    await canvas.findByLabelText('Name')
    await fillIn(canvas, newPart)
    await userEvent.upload(canvas.getByLabelText(/^Image/), await photographFile())
    await userEvent.click(canvas.getByRole('button', { name: 'Add Product' }))
    await expect(await canvas.findByText('The part is in the catalogue')).toBeVisible()
  },
})
