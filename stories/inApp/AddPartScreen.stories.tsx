import { expect, userEvent } from 'storybook/test'
import { db } from '#mocks/db.ts'
import type { PlayContext } from '#stories/support/plays.ts'
import { loadPhotographFile } from '#stories/support/files.ts'
import { fillIn, expectFocusedNotice } from '#stories/support/forms.ts'
import { expectToast, inApp } from '#stories/support/inApp.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ title: 'Screens/Admin/Add New Product' })

const newPartValues = {
  Name: 'Forged wheel nut M12',
  'Price per unit': '2.40',
  'Minimum quantity': '100',
  'Available parts': '4800',
  Describe: 'Cold forged, zinc flake, cone seat.',
}

async function addPart({ canvas }: PlayContext) {
  await canvas.findByLabelText('Name')
  await fillIn(newPartValues)({ canvas })
  await userEvent.upload(canvas.getByLabelText(/^Image/), await loadPhotographFile())
  await userEvent.click(canvas.getByRole('button', { name: 'Add Product' }))
}

/** The picture is uploaded, the part is saved, and the shop confirms “Part Add Successfully”. */
export const Wired = meta.story({
  name: 'Adding a part from start to end',
  tags: ['good-day', 'STATE-14'],
  ...inApp('/dashboard/addproduct', { as: 'admin' }),
  async play(context) {
    await addPart(context)
    await expectToast('Part Add Successfully')
    const addedPart = db.get().parts.find(({ name }) => name === newPartValues.Name)
    await expect(addedPart?.image).toBe(db.get().uploads[0]?.url)
  },
})

/** The picture can’t be uploaded, so nothing is saved, and the form keeps the typed values. */
export const WiredUploadFailed = meta.story({
  name: 'The upload of the picture fails',
  tags: ['went-wrong', 'STATE-14'],
  ...inApp('/dashboard/addproduct', { as: 'admin', scenario: 'failUpload' }),
  async play(context) {
    const { canvas } = context
    await addPart(context)
    await expectFocusedNotice('We couldn’t upload the picture')({ canvas })
    await expect(canvas.getByLabelText('Name')).toHaveValue(newPartValues.Name)
    await expect(db.get().parts.filter(({ name }) => name === newPartValues.Name)).toEqual([])
  },
})
