import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { holdPageHeight, releasePageHeight } from '#src/design-system/components/holdPageHeight.ts'
import { pinColumns, releaseColumns } from '#src/design-system/components/pinColumns.ts'

it('fixes the columns of a table at the widths that its rows give them, until they are released', () => {
  render(
    <table>
      <thead>
        <tr>
          <th>Name</th>
        </tr>
      </thead>
      <tbody />
    </table>,
  )
  const header = screen.getByRole('columnheader')
  const [, body] = screen.getAllByRole('rowgroup')
  let contentWidth = 120
  vi.spyOn(header, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, 0, Number.parseFloat(header.style.width) || contentWidth, 20),
  )
  for (contentWidth of [120, 90]) {
    pinColumns(body ?? header)
    expect(header.style.width).toBe(`${contentWidth}px`)
  }
  releaseColumns(body ?? header)
  expect(header.style.width).toBe('')
})

it('keeps the page as high as it is, until it is released', () => {
  vi.spyOn(document.body, 'scrollHeight', 'get').mockReturnValue(900)
  holdPageHeight()
  expect(document.body.style.minHeight).toBe('900px')
  releasePageHeight()
  expect(document.body.style.minHeight).toBe('')
})
