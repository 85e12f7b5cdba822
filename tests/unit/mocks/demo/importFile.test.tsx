import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ImportFile, type ImportOutcome } from '#mocks/demo/panel/ImportFile.tsx'
import { exportedText, fakeMoments } from '#stories/support/moments.ts'

function renderImport(saved: readonly string[] = []) {
  const moments = fakeMoments(saved)
  const onOutcome = vi.fn<(outcome: ImportOutcome | null) => void>()
  const { container } = render(<ImportFile moments={moments} onOutcome={onOutcome} />)
  const choose = (file: Pick<File, 'name' | 'text'>) => {
    const input = container.querySelector('input')
    if (input) fireEvent.change(input, { target: { files: [file] } })
  }
  return { moments, onOutcome, choose }
}
const file = (text: string) => ({ name: 'x.json', text: () => Promise.resolve(text) })

test('the moments of a file are added', async () => {
  const { moments, onOutcome, choose } = renderImport(['Mine'])
  choose(file(exportedText))
  await waitFor(() =>
    expect(onOutcome).toHaveBeenLastCalledWith({ tone: 'success', text: 'Imported: Before shipping.' }),
  )
  expect(moments.importText).toHaveBeenCalledExactlyOnceWith(exportedText)
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('a moment of the same name is replaced after the question', async () => {
  const { moments, choose } = renderImport(['Before shipping'])
  choose(file(exportedText))
  await screen.findByRole('alertdialog', { name: 'Replace moments?' })
  expect(moments.importText).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Replace' }))
  expect(moments.importText).toHaveBeenCalledOnce()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('nothing is replaced when the answer is no', async () => {
  const { moments, choose } = renderImport(['Before shipping'])
  choose(file(exportedText))
  await userEvent.click(await screen.findByRole('button', { name: 'Keep mine' }))
  expect(moments.importText).not.toHaveBeenCalled()
})

test.each([
  ['another text', file('hello')],
  ['a file that is gone', { name: 'x.json', text: () => Promise.reject(new Error('not found')) }],
])('%s is refused by name, and nothing is changed', async (_, wrong) => {
  const { moments, onOutcome, choose } = renderImport(['Before shipping'])
  choose(wrong)
  await waitFor(() =>
    expect(onOutcome).toHaveBeenLastCalledWith({ tone: 'danger', text: expect.stringContaining('“x.json”') }),
  )
  expect(moments.importText).not.toHaveBeenCalled()
})

test('a full storage is reported', async () => {
  const { moments, onOutcome, choose } = renderImport()
  vi.mocked(moments.importText).mockReturnValue('full')
  choose(file(exportedText))
  await waitFor(() => expect(onOutcome).toHaveBeenLastCalledWith(expect.objectContaining({ tone: 'danger' })))
})
