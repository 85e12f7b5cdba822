import { render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { chooseFile, press, setText } from '#mocks/demo/tour/gestures.ts'

test('a press sends the events of a click in their order, and moves the focus', () => {
  const seen: string[] = []
  render(<button>Ship</button>)
  const button = screen.getByRole('button')
  const types = ['pointerover', 'pointerdown', 'mousedown', 'focus', 'pointerup', 'mouseup', 'click']
  for (const type of types) button.addEventListener(type, () => seen.push(type))
  press(button)
  expect(seen).toEqual(types)
  expect(button).toHaveFocus()
})

test('a press leaves the focus where a prevented mousedown keeps it', () => {
  render(<button onMouseDown={(event) => event.preventDefault()}>Ship</button>)
  press(screen.getByRole('button'))
  expect(screen.getByRole('button')).not.toHaveFocus()
})

function Form() {
  const [text, setText] = useState('')
  return (
    <label>
      Name
      <input value={text} onChange={({ target }) => setText(target.value.toUpperCase())} />
    </label>
  )
}

test('typed text reaches a controlled field', async () => {
  render(<Form />)
  setText(screen.getByLabelText('Name'), 'rotor')
  await vi.waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('ROTOR'))
})

test('a chosen file reaches the field', () => {
  const onChange = vi.fn<(name: string | undefined) => void>()
  render(<input type="file" aria-label="Image" onChange={({ target }) => onChange(target.files?.[0]?.name)} />)
  const input = screen.getByLabelText('Image')
  const files: File[] = []
  vi.stubGlobal('DataTransfer', function () {
    return { items: { add: (file: File) => files.push(file) }, files }
  })
  Object.defineProperty(input, 'files', { writable: true, value: [] }) // jsdom makes no FileList
  chooseFile(input, new File(['x'], 'rotor.avif'))
  expect(onChange).toHaveBeenCalledWith('rotor.avif')
  vi.unstubAllGlobals()
})

test('text and files belong into fields', () => {
  render(<button>Ship</button>)
  expect(() => setText(screen.getByRole('button'), 'x')).toThrow('BUTTON takes no text')
  expect(() => chooseFile(screen.getByRole('button'), new File([], 'x'))).toThrow('BUTTON takes no file')
})
