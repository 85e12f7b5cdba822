import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'
import { db } from '#mocks/db.ts'
import { API_ORIGIN } from '#mocks/origins.ts'
import { server } from '#mocks/server.ts'
import { notify } from '#src/app/toasts.ts'
import { countCalls } from '#tests/support/countCalls.ts'
import { captureDownloads } from '#tests/support/downloads.ts'
import { mountApp, mountPage } from '#tests/support/mountApp.tsx'

// Tests of adding the parts of a CSV file one by one (ADMIN-26).

vi.mock('#src/app/toasts.ts', { spy: true })

const partNames = ['Hub A', 'Hub B', 'Hub C', 'Hub D']
const headerRow = 'Name,Price per unit,Minimum quantity,Available parts,Describe,Image'
const csvText = [headerRow, ...partNames.map((name) => `${name},84,4,120,Forged,https://images.test/hub.jpg`)].join(
  '\n',
)

const mountAddPart = () => mountPage('/dashboard/addproduct', 'Add New Product', { as: 'admin' })
const getFileDialog = () => within(screen.getByRole('dialog', { name: 'Add parts from a CSV file' }))
const findResultDialog = (title: string) => screen.findByRole('alertdialog', { name: title })
const getStoredNames = () => db.get().parts.flatMap(({ name }) => (partNames.includes(name ?? '') ? [name] : []))
const getResults = () =>
  within(screen.getByRole('alertdialog'))
    .getAllByRole('listitem')
    .map((item) => item.lastElementChild?.textContent)

const selectFile = (file: File) =>
  fireEvent.change(getFileDialog().getByLabelText(/^CSV file/), { target: { files: [file] } })

async function mountAndSelectCsv(text = csvText) {
  const app = await mountAddPart()
  await app.user.click(screen.getByRole('button', { name: 'Add from a CSV file' }))
  selectFile(new File([text], 'parts.csv', { type: 'text/csv' }))
  return app
}

async function addAllParts() {
  const app = await mountAndSelectCsv()
  const addButton = await getFileDialog().findByRole('button', { name: 'Add 4 parts' })
  const getAddCallCount = countCalls('POST', '/addparts')
  await app.user.dblClick(addButton)
  return { ...app, getAddCallCount }
}

/** Sets the server's response to the request that adds this part. All other parts are added as usual. */
const respondToPartNamed = (name: string, response: () => Response | Promise<Response>) =>
  server.use(
    http.post(`${API_ORIGIN}/addparts`, async ({ request }) => {
      const body = (await request.clone().json()) as { name: string }
      return body.name === name ? response() : undefined
    }),
  )

it('each part of a file is added once, without a toast, and the same file then contains nothing more to add', async () => {
  const { user, getAddCallCount } = await addAllParts()
  await findResultDialog('4 of 4 added')
  expect([getAddCallCount(), getStoredNames()]).toEqual([4, partNames])
  expect(sessionStorage, 'nothing to report after a reload').toHaveLength(0)
  expect(notify).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  cleanup()
  await mountAndSelectCsv()
  expect(await getFileDialog().findByText('0 parts ready to add, 4 skipped.')).toBeVisible()
  expect(getFileDialog().getAllByText('Already in the catalogue')).toHaveLength(4)
  expect(getFileDialog().queryByRole('button', { name: /^Add/ })).toBeNull()
})

it('a lost connection stops the run; the refetched catalogue shows which parts were added, and only the others are sent again', async () => {
  respondToPartNamed('Hub B', () => {
    db.mutate((state) =>
      state.parts.push({
        ...state.parts[0],
        _id: 'lost',
        name: 'Hub B',
        price: 84,
        minimumQuantity: 4,
        describe: 'Forged',
      }),
    )
    return HttpResponse.error()
  })
  const { user, getAddCallCount } = await addAllParts()
  await findResultDialog('2 of 4 added')
  expect(getResults()).toEqual(['Not started', 'Not started', 'Added', 'Added'])
  expect(screen.getByText(/^The shop stopped responding/)).toBeVisible()
  expect(getAddCallCount()).toBe(2)
  server.resetHandlers()
  await user.click(screen.getByRole('button', { name: 'Add the remaining 2' }))
  await findResultDialog('2 of 2 added')
  expect([getAddCallCount(), getStoredNames()]).toEqual([4, partNames])
})

it('the run continues after a part fails, and a rejected part can be sent again, but not a part that may have been added', async () => {
  respondToPartNamed('Hub B', () => HttpResponse.json({ acknowledged: false }))
  const { getAddCallCount } = await addAllParts()
  await findResultDialog('3 of 4 added')
  expect(getResults()).toEqual(['Couldn’t be added', 'Added', 'Added', 'Added'])
  expect(screen.getByRole('button', { name: 'Add the remaining 1' })).toBeVisible()
  expect(getAddCallCount()).toBe(4)
  cleanup()
  server.resetHandlers()
  sessionStorage.clear()
  db.mutate((state) => (state.parts = state.parts.filter(({ name }) => !partNames.includes(name ?? ''))))
  respondToPartNamed('Hub B', () => new HttpResponse(null, { status: 500 }))
  await addAllParts()
  await findResultDialog('3 of 4 added')
  expect(getResults()[0]).toBe('May have been added. Check the catalogue.')
  expect(screen.queryByRole('button', { name: /remaining/ })).toBeNull()
})

it('Stop ends the run after the current part', async () => {
  const pendingResponse = Promise.withResolvers<Response>()
  respondToPartNamed('Hub B', () => pendingResponse.promise)
  const { user, getAddCallCount } = await addAllParts()
  await screen.findByRole('progressbar', { name: '1 of 4' })
  await user.click(screen.getByRole('button', { name: 'Stop' }))
  pendingResponse.resolve(HttpResponse.json({ acknowledged: true }))
  await findResultDialog('2 of 4 added')
  expect(screen.getByText('Stopped. Parts already added won’t be added again.')).toBeVisible()
  expect(getAddCallCount()).toBe(2)
})

it('after a reload, the page shows which parts were added, and can add the remaining ones', async () => {
  respondToPartNamed('Hub C', () => new Promise(() => undefined))
  await addAllParts()
  await screen.findByRole('progressbar', { name: '2 of 4' })
  cleanup()
  server.resetHandlers()
  const { user } = await mountApp('/dashboard/addproduct', { as: 'admin' })
  await findResultDialog('2 of 4 added')
  expect(getResults()).toEqual(['May have been added. Check the catalogue.', 'Not started', 'Added', 'Added'])
  expect(screen.getByText(/^Interrupted/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add the remaining 1' }))
  await findResultDialog('1 of 1 added')
  expect(getStoredNames()).toEqual(['Hub A', 'Hub B', 'Hub D'])
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(sessionStorage).toHaveLength(0)
})

it('a file can’t be checked without the catalogue, because existing parts would be added twice', async () => {
  db.changeSettings({ faults: { getParts: 500 } })
  await mountAndSelectCsv()
  expect(await getFileDialog().findByText(/^We couldn’t load the catalogue/)).toBeVisible()
  expect(getFileDialog().queryByRole('button', { name: /^Add/ })).toBeNull()
})

it('if another file is selected during the check of a file, only the parts of the new file are shown', async () => {
  await mountAndSelectCsv(headerRow)
  const pendingContent = Promise.withResolvers<Uint8Array>()
  const readContent = vi.fn(() => pendingContent.promise)
  selectFile(Object.assign(new File([csvText], 'replaced.csv'), { arrayBuffer: readContent }))
  await waitFor(() => expect(readContent).toHaveBeenCalled())
  selectFile(new File([csvText.split('\n').slice(0, 2).join('\n')], 'parts.csv'))
  await getFileDialog().findByRole('button', { name: 'Add 1 part' })
  await act(async () => pendingContent.resolve(new TextEncoder().encode(csvText)))
  expect(getFileDialog().getByRole('button', { name: 'Add 1 part' })).toBeVisible()
})

it('the template contains the required columns and an example part that can be added', async () => {
  const downloads = captureDownloads()
  const { user } = await mountAndSelectCsv('')
  expect(await getFileDialog().findByText('There are no parts in this file.')).toBeVisible()
  await user.click(getFileDialog().getByRole('button', { name: 'Download a template' }))
  await waitFor(() => expect(downloads.countFiles()).toBe(1))
  const { text, cells } = await downloads.readNewest()
  expect(cells[0]).toEqual(headerRow.split(','))
  const files = [new File([text], 'template.csv')]
  fireEvent.change(getFileDialog().getByLabelText(/^CSV file/), { target: { files } })
  expect(await getFileDialog().findByText('1 part ready to add.')).toBeVisible()
})
