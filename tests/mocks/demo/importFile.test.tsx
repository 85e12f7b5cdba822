import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ImportFile } from '#mocks/demo/panel/ImportFile.tsx'

/** @returns the spies of an import whose files are moments when they contain 'moment' */
function renderImport() {
  const open = vi.fn<() => void>()
  const onError = vi.fn<(message: string | null) => void>()
  const read = (text: string) => (text === 'moment' ? open : null)
  const { container } = render(<ImportFile busy={false} read={read} onError={onError} />)
  const choose = (file: Pick<File, 'name' | 'text'>) => {
    const input = container.querySelector('input')
    if (input) fireEvent.change(input, { target: { files: [file] } })
  }
  return { open, onError, choose }
}
const file = (text: string) => ({ name: 'x.json', text: () => Promise.resolve(text) })

test('a moment opens after the question', async () => {
  const { open, onError, choose } = renderImport()
  choose(file('moment'))
  await screen.findByRole('alertdialog', { name: 'Open this file?' })
  expect(open).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Replace' }))
  expect(open).toHaveBeenCalledOnce()
  expect(onError).toHaveBeenLastCalledWith(null)
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('nothing opens when the answer is no', async () => {
  const { open, choose } = renderImport()
  choose(file('moment'))
  await userEvent.click(await screen.findByRole('button', { name: 'Keep what is here' }))
  expect(open).not.toHaveBeenCalled()
})

test.each([
  ['another text', file('hello')],
  ['a file that is gone', { name: 'x.json', text: () => Promise.reject(new Error('not found')) }],
])('%s is refused by name, without a question', async (_, wrong) => {
  const { open, onError, choose } = renderImport()
  choose(wrong)
  await waitFor(() => expect(onError).toHaveBeenLastCalledWith(expect.stringContaining('“x.json” is not a file')))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(open).not.toHaveBeenCalled()
})
