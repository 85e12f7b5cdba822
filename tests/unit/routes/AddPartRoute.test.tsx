import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { db } from '#mocks/db.ts'
import { notify } from '#src/app/notify.tsx'
import { UploadError, type UploadPort } from '#src/platform/ports.ts'
import { success } from '#src/notifications/toast.ts'
import { countCalls } from '#tests/support/countCalls.ts'
import { typeInto } from '#tests/support/forms.ts'
import { findPage, findToast, mountPage } from '#tests/support/mountApp.tsx'

vi.mock('#src/app/notify.tsx', { spy: true })

const url = 'https://images.shop.test/uploads/nut.png'
const texts = {
  Name: 'Forged wheel nut M12',
  'Price per unit': '2.40',
  'Minimum quantity': '100',
  'Available parts': '4,800',
  Describe: 'Cold forged, cone seat.',
}
const picture = (name = 'nut.png', type = 'image/png') => new File(['nut'], name, { type })
const image = () => screen.getByLabelText(/^Image/)

async function mountAddPart(upload: UploadPort['upload'] = () => Promise.resolve(url)) {
  const port = { upload: vi.fn(upload) }
  const app = await mountPage('/dashboard/addproduct', 'Add New Product', { as: 'admin', platform: { upload: port } })
  const fill = async () => {
    await typeInto(app.user, texts)
    await app.user.upload(image(), picture())
  }
  const add = () => app.user.dblClick(screen.getByRole('button', { name: 'Add Product' }))
  return { ...app, port, fill, add }
}

it('uploads the picture and adds the part, once each, then clears the form (SHOP-7)', async () => {
  const { port, fill, add } = await mountAddPart()
  await fill()
  const calls = countCalls('POST', '/addparts')
  await add()
  expect(await findToast('Part Add Successfully')).toBeVisible()
  expect(port.upload).toHaveBeenCalledOnce()
  expect(calls()).toBe(1)
  expect(db.get().parts[0]).toMatchObject({
    name: 'Forged wheel nut M12',
    price: 2.4,
    minimumQuantity: 100,
    availableParts: 4800,
    describe: 'Cold forged, cone seat.',
    image: url,
  })
  expect(await screen.findByText('The part is in the catalogue')).toBeVisible()
  expect(screen.getByLabelText('Name')).toHaveValue('')
  expect(screen.queryByText('nut.png')).toBeNull()
})

it.each([
  [new Error('a bug'), 'Something Wrong Please Check'],
  [new UploadError('refused'), 'Something Wrong Please Check'],
  [new UploadError('network'), 'Something went wrong'],
])('keeps the form and adds no part when the upload fails: %s (PAGE-8)', async (reason, toast) => {
  const { fill, add } = await mountAddPart(() => Promise.reject(reason))
  await fill()
  const calls = countCalls('POST', '/addparts')
  await add()
  await waitFor(() => expect(notify).toHaveBeenCalledExactlyOnceWith({ tone: 'error', text: toast }))
  expect(await screen.findByText('The picture could not be uploaded')).toBeVisible()
  expect(screen.getByLabelText('Name')).toHaveValue(texts.Name)
  expect(screen.getByText('nut.png')).toBeVisible()
  expect(calls()).toBe(0)
})

it('asks for the picture again, beside its field, when the file has changed since, and keeps the texts (PAGE-11)', async () => {
  const { user, port, fill, add } = await mountAddPart(() => Promise.reject(new UploadError('changed')))
  await fill()
  await add()
  await waitFor(() => expect(image()).toHaveAccessibleDescription(/nut\.png.* has been moved or changed since/))
  expect(image()).toHaveFocus()
  expect(screen.getByLabelText('Name')).toHaveValue(texts.Name)
  port.upload.mockResolvedValue(url)
  await user.upload(image(), picture())
  await add()
  expect(await screen.findByText('The part is in the catalogue')).toBeVisible()
})

it('stays open when a file is dropped beside the field (PAGE-11)', async () => {
  await mountAddPart()
  const drag = { dataTransfer: { types: ['Files'], files: [picture()], dropEffect: 'copy' } }
  const isRefused = (name: 'dragOver' | 'drop') => !fireEvent[name](document.body, drag)
  expect([isRefused('dragOver'), isRefused('drop')]).toEqual([true, true])
  expect(fireEvent.drop(document.body, { dataTransfer: { types: ['text/plain'] } }), 'a text').toBe(true)
  cleanup()
  expect(isRefused('drop'), 'on another page').toBe(false)
})

it('reuses the uploaded address after a failed save (PAGE-11)', async () => {
  const { port, fill, add } = await mountAddPart()
  const before = db.get().parts.length
  await fill()
  db.setDials({ faults: { addPart: 500 } })
  await add()
  expect(await screen.findByText(/look at Tools first/)).toBeVisible()
  expect(screen.getByLabelText('Describe')).toHaveValue(texts.Describe)
  expect(db.get().parts).toHaveLength(before)
  db.setDials({ faults: {} })
  await add()
  await waitFor(() => expect(notify).toHaveBeenLastCalledWith(success('Part Add Successfully'), 'addPart'))
  expect(port.upload).toHaveBeenCalledOnce()
  expect(db.get().parts[0]).toMatchObject({ image: url })
})

it('says that a lost answer may be a saved part, and keeps the form (ORDER-6)', async () => {
  const { fill, add } = await mountAddPart()
  const before = db.get().parts.length
  await fill()
  db.setDials({ faults: { addPart: 'lost' } })
  await add()
  expect(await screen.findByText('We can’t tell whether the part was saved')).toBeVisible()
  expect(screen.getByLabelText('Name')).toHaveValue(texts.Name)
  expect(db.get().parts, 'one was saved, and none is sent again').toHaveLength(before + 1)
})

it('uploads again when another picture is chosen', async () => {
  const { user, port, fill, add } = await mountAddPart()
  await fill()
  db.setDials({ faults: { addPart: 500 } })
  await add()
  await screen.findByText(/look at Tools first/)
  db.setDials({ faults: {} })
  await user.upload(image(), picture('other.png'))
  await add()
  await waitFor(() => expect(notify).toHaveBeenLastCalledWith(success('Part Add Successfully'), 'addPart'))
  expect(port.upload).toHaveBeenCalledTimes(2)
})

it('gives up an upload that the host does not answer, and keeps the form (PAGE-11)', async () => {
  const { user, port, fill, add } = await mountAddPart(
    (_file, { signal } = {}) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new UploadError('aborted')))
      }),
  )
  await fill()
  await add()
  await user.click(await screen.findByRole('button', { name: 'Stop the upload' }))
  expect(await screen.findByText('The picture could not be uploaded')).toBeVisible()
  expect(screen.getByLabelText('Name')).toHaveValue(texts.Name)
  port.upload.mockResolvedValueOnce(url)
  await add()
  expect(await findToast('Part Add Successfully')).toBeVisible()
})

it('shows the upload progress, and aborts the upload when the user leaves the page', async () => {
  let isAborted = false
  const { user, fill, add } = await mountAddPart(
    (_file, { onProgress, signal } = {}) =>
      new Promise((_resolve, reject) => {
        onProgress?.(0.45)
        signal?.addEventListener('abort', () => {
          isAborted = true
          reject(new Error('upload aborted'))
        })
      }),
  )
  await fill()
  await add()
  expect(await screen.findByText('45%')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Manage All Orders' }))
  await findPage(/^Manage All Orders/)
  expect(isAborted).toBe(true)
  expect(notify).not.toHaveBeenCalled()
})

it.each([
  ['a PDF', picture('list.pdf', 'application/pdf'), /^list\.pdf is not a picture/],
  ['an empty file', new File([], 'empty.png', { type: 'image/png' }), /^empty\.png.* is empty/],
  ['33 MB', Object.defineProperty(picture('poster.png'), 'size', { value: 33 * 1024 * 1024 }), /larger than 32 MB/],
])('rejects %s without an upload (PAGE-11)', async (_, file, message) => {
  const { port } = await mountAddPart()
  fireEvent.drop(image(), { dataTransfer: { files: [file] } })
  expect(await screen.findByText(message)).toBeVisible()
  expect(port.upload).not.toHaveBeenCalled()
})
