import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { db } from '#mocks/db.ts'
import { notify } from '#src/app/toasts.ts'
import { toast } from '#src/lib/toast.ts'
import { UploadError, type UploadPort } from '#src/ports/ports.ts'
import { getTypedTexts } from '#tests/spec/actions/action.ts'
import { addPartAction } from '#tests/spec/actions/parts.ts'
import { countCalls } from '#tests/support/countCalls.ts'
import { expectFieldValues, fillIn } from '#tests/support/forms.ts'
import { findPageHeading, findToast, mountPage } from '#tests/support/mountApp.tsx'

vi.mock('#src/app/toasts.ts', { spy: true })

const uploadedUrl = 'https://images.shop.test/uploads/nut.png'
const texts = getTypedTexts(addPartAction)
const createPicture = (name = 'nut.png', type = 'image/png') => new File(['nut'], name, { type })
const getImageField = () => screen.getByLabelText(/^Image/)

/** An upload that stays pending until it is aborted. */
const uploadUntilAborted: UploadPort['upload'] = (_file, { onProgress, signal } = {}) =>
  new Promise((_resolve, reject) => {
    onProgress?.(0.45)
    signal?.addEventListener('abort', () => reject(new UploadError('aborted')))
  })

async function mountAddPart(upload: UploadPort['upload'] = () => Promise.resolve(uploadedUrl)) {
  const uploadPort = { upload: vi.fn(upload) }
  const app = await mountPage('/dashboard/addproduct', 'Add New Product', {
    as: 'admin',
    platform: { upload: uploadPort },
  })
  fillIn(texts)
  const selectPicture = (file = createPicture()) => app.user.upload(getImageField(), file)
  await selectPicture()
  expect(getImageField()).toHaveAccessibleDescription(/nut\.png/)
  const doubleClickAdd = () => app.user.dblClick(screen.getByRole('button', { name: 'Add Product' }))
  return { ...app, uploadPort, selectPicture, doubleClickAdd, getAddCallCount: countCalls('POST', '/addparts') }
}

/** Fills the form from the part with this name. Focusing the field starts loading the parts. */
async function fillFromPart(user: UserEvent, name: string | null | undefined) {
  const field = screen.getByLabelText('Start from an existing part')
  await user.click(field)
  await waitFor(() => expect(document.querySelector('datalist option')).not.toBeNull())
  fillIn({ 'Start from an existing part': name ?? '' })
  await user.click(screen.getByRole('button', { name: 'Use this part' }))
}

const expectFormUnchanged = () => expectFieldValues(texts)

it('the form is filled from an existing part, whose picture is not uploaded again (ADMIN-25)', async () => {
  const { uploadPort, user } = await mountAddPart()
  const [existingPart] = db.get().parts
  await fillFromPart(user, 'No such part')
  expect(screen.getByLabelText('Start from an existing part')).toHaveAccessibleDescription(/^No part has this name/)
  await fillFromPart(user, existingPart?.name)
  expect(screen.getByLabelText('Describe')).toHaveValue(existingPart?.describe)
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus())
  expect(getImageField()).toHaveAccessibleDescription(/Picture from the existing part/)
  fillIn({ Name: 'Another' })
  await user.click(screen.getByRole('button', { name: 'Add Product' }))
  expect(await findToast('Part Add Successfully')).toBeVisible()
  expect(uploadPort.upload).not.toHaveBeenCalled()
  expect(db.get().parts.at(-1)).toMatchObject({
    name: 'Another',
    price: existingPart?.price,
    image: existingPart?.image,
  })
  await user.click(screen.getByRole('button', { name: 'Add another like this' }))
  fillIn({ Name: 'And another' })
  await user.click(screen.getByRole('button', { name: 'Add Product' }))
  await waitFor(() => expect(db.get().parts.at(-1)).toMatchObject({ name: 'And another', image: existingPart?.image }))
})

it('after a stopped upload, the form can be filled from an existing part and sent (ADMIN-25)', async () => {
  const { user, doubleClickAdd } = await mountAddPart(uploadUntilAborted)
  await doubleClickAdd()
  await user.click(await screen.findByRole('button', { name: 'Stop upload' }))
  await fillFromPart(user, db.get().parts[0]?.name)
  expect(getImageField()).toHaveAccessibleDescription(/Picture from the existing part/)
  await user.click(screen.getByRole('button', { name: 'Add Product' }))
  expect(await findToast('Part Add Successfully')).toBeVisible()
})

it('a double click uploads the picture once and adds the part once, and the form is then cleared (SHOP-7)', async () => {
  const { uploadPort, doubleClickAdd, getAddCallCount } = await mountAddPart()
  await doubleClickAdd()
  expect(await findToast('Part Add Successfully')).toBeVisible()
  expect(uploadPort.upload).toHaveBeenCalledOnce()
  expect(getAddCallCount()).toBe(1)
  const numberFields = { price: 2.4, minimumQuantity: 100, availableParts: 4800 }
  const addedPart = db.get().parts.at(-1)
  expect(addedPart).toMatchObject({ name: 'Wheel nut', ...numberFields, describe: 'Cold forged.', image: uploadedUrl })
  expect(await screen.findByText('Part added')).toBeVisible()
  expect(screen.getByLabelText('Name')).toHaveValue('')
  expect(screen.queryByText('nut.png')).toBeNull()
})

it('if the file has changed on disk, its field shows an error, the other fields are kept, and the file can be selected again (PAGE-11)', async () => {
  const { uploadPort, selectPicture, doubleClickAdd, user } = await mountAddPart(() =>
    Promise.reject(new UploadError('changed')),
  )
  await user.click(screen.getByRole('button', { name: 'Add Product' }))
  await waitFor(() => expect(getImageField()).toHaveAccessibleDescription(/nut\.png.* has been moved or changed\./))
  expect(getImageField()).toHaveFocus()
  expectFormUnchanged()
  expect(
    getImageField(),
    'must be empty, because otherwise browsers fire no change event for the same file',
  ).toHaveValue('')
  uploadPort.upload.mockResolvedValue(uploadedUrl)
  await selectPicture()
  await doubleClickAdd()
  expect(await screen.findByText('Part added')).toBeVisible()
})

it.each([
  ['network', 'Something went wrong'],
  ['refused', 'Something Wrong Please Check'],
] as const)('an upload that fails with “%s” shows an error and keeps the form (PAGE-8)', async (reason, text) => {
  const { doubleClickAdd, getAddCallCount } = await mountAddPart(() => Promise.reject(new UploadError(reason)))
  await doubleClickAdd()
  expect(await screen.findByText('We couldn’t upload the picture')).toBeVisible()
  expect(vi.mocked(notify).mock.calls.map(([shownToast]) => shownToast)).toEqual([toast.error(text)])
  expectFormUnchanged()
  expect(getAddCallCount()).toBe(0)
})

it.each([
  ['the next attempt after a failed save reuses the uploaded picture (PAGE-11)', undefined, 1],
  ['the next attempt uploads again if another picture was selected', 'other.png', 2],
])('%s', async (_, otherFile, uploadCount) => {
  const { uploadPort, selectPicture, doubleClickAdd } = await mountAddPart()
  const countBefore = db.get().parts.length
  db.changeSettings({ faults: { addPart: 500 } })
  await doubleClickAdd()
  expect(await screen.findByText(/Check Tools before you try again/)).toBeVisible()
  expectFormUnchanged()
  expect(db.get().parts).toHaveLength(countBefore)
  db.changeSettings({ faults: {} })
  if (otherFile) await selectPicture(createPicture(otherFile))
  await doubleClickAdd()
  await waitFor(() => expect(notify).toHaveBeenLastCalledWith(toast.success('Part Add Successfully'), 'addPart'))
  expect(uploadPort.upload).toHaveBeenCalledTimes(uploadCount)
  expect(db.get().parts.at(-1)).toMatchObject({ image: uploadedUrl })
})

it('Stop upload aborts an upload that does not finish, and keeps the form (PAGE-11)', async () => {
  const { user, uploadPort, doubleClickAdd } = await mountAddPart(uploadUntilAborted)
  await doubleClickAdd()
  expect(await screen.findByText('45%')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Stop upload' }))
  expect(await screen.findByText('We couldn’t upload the picture')).toBeVisible()
  expect(notify).not.toHaveBeenCalled()
  expectFormUnchanged()
  uploadPort.upload.mockResolvedValueOnce(uploadedUrl)
  await doubleClickAdd()
  expect(await findToast('Part Add Successfully')).toBeVisible()
})

it('after Stop upload no part is saved, even if the upload still succeeds (PAGE-11)', async () => {
  const succeedAfterAbort: UploadPort['upload'] = (_file, { signal } = {}) =>
    new Promise((resolve) => {
      signal?.addEventListener('abort', () => resolve(uploadedUrl))
    })
  const { user, doubleClickAdd, getAddCallCount } = await mountAddPart(succeedAfterAbort)
  await doubleClickAdd()
  await user.click(await screen.findByRole('button', { name: 'Stop upload' }))
  expect(await screen.findByText('We couldn’t upload the picture')).toBeVisible()
  expectFormUnchanged()
  expect(getAddCallCount()).toBe(0)
})

it('a rejected part is reported as not saved, and the form is kept', async () => {
  db.changeSettings({ faults: { addPart: 403 } })
  const { doubleClickAdd } = await mountAddPart()
  await doubleClickAdd()
  expect(await screen.findByText('We couldn’t save the part')).toBeVisible()
  expectFormUnchanged()
})

it('the upload is aborted when the admin leaves the page', async () => {
  const { user, uploadPort, doubleClickAdd } = await mountAddPart(uploadUntilAborted)
  await doubleClickAdd()
  await screen.findByText('45%')
  await user.click(screen.getByRole('link', { name: 'Manage All Orders' }))
  await findPageHeading(/^Manage All Orders/)
  expect(uploadPort.upload.mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
  expect(notify).not.toHaveBeenCalled()
})

it('the page stays open when a file is dropped beside the field, and a file that is not a picture is rejected (PAGE-11)', async () => {
  const { uploadPort } = await mountAddPart()
  fireEvent.drop(getImageField(), { dataTransfer: { files: [createPicture('list.pdf', 'application/pdf')] } })
  expect(await screen.findByText(/^list\.pdf isn’t a supported picture/)).toBeVisible()
  expect(uploadPort.upload).not.toHaveBeenCalled()

  const draggedFile = { dataTransfer: { types: ['Files'], files: [createPicture()], dropEffect: 'copy' } }
  const isDefaultPrevented = (name: 'dragOver' | 'drop') => !fireEvent[name](document.body, draggedFile)
  expect([isDefaultPrevented('dragOver'), isDefaultPrevented('drop')]).toEqual([true, true])
  expect(
    fireEvent.drop(document.body, { dataTransfer: { types: ['text/plain'] } }),
    'a dropped text is not prevented',
  ).toBe(true)
  cleanup()
  expect(isDefaultPrevented('drop'), 'no other page prevents a drop').toBe(false)
})
