import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { RatingInput } from '#src/design-system/components/RatingInput.tsx'

const onChange = vi.fn<(value: number) => void>()

/** @returns the slider and the stars around it, which are 110 px wide and begin at 100 px: 10 px for each value */
function renderStars() {
  render(<RatingInput label="Rating" value={3.5} valueText={String} onChange={onChange} />)
  const slider = screen.getByRole('slider', { name: 'Rating' })
  const stars = slider.parentElement
  if (!stars) throw new Error('the slider has nothing around it')
  vi.spyOn(stars, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 110, 44))
  const captured = new Set<number>()
  stars.setPointerCapture = (id) => void captured.add(id)
  stars.hasPointerCapture = (id) => captured.has(id)
  return { slider, stars }
}

it.each(['mouse', 'touch'])('chooses once, where the %s is released (PEOPLE-2)', (pointerType) => {
  const { slider, stars } = renderStars()
  // Else the press would take the focus from the slider.
  expect(fireEvent.mouseDown(stars)).toBe(false)
  fireEvent.pointerDown(stars, { pointerId: 1, pointerType, clientX: 105 })
  expect(slider).toHaveValue('0')
  fireEvent.pointerMove(stars, { pointerId: 1, pointerType, clientX: 155 })
  expect(slider).toHaveValue('2.5')
  fireEvent.pointerMove(stars, { pointerId: 1, pointerType, clientX: 500 })
  expect(slider).toHaveValue('5')
  fireEvent.pointerMove(stars, { pointerId: 1, pointerType, clientX: 0 })
  expect(slider).toHaveValue('0')
  expect(onChange).not.toHaveBeenCalled()
  fireEvent.pointerUp(stars, { pointerId: 1, pointerType, clientX: 185 })
  expect(onChange).toHaveBeenCalledExactlyOnceWith(4)
  // The form did not take the new rating.
  expect(slider).toHaveValue('3.5')
  fireEvent.pointerDown(stars, { pointerId: 1, pointerType, clientX: 185 })
  fireEvent.pointerUp(stars, { pointerId: 1, pointerType, clientX: 500 })
  expect(onChange).toHaveBeenLastCalledWith(5)
  expect(slider).toHaveFocus()
})

it('goes back when the browser takes the gesture, to scroll for example (PEOPLE-2)', () => {
  const { slider, stars } = renderStars()
  fireEvent.pointerDown(stars, { pointerId: 1, pointerType: 'touch', clientX: 105 })
  fireEvent.pointerMove(stars, { pointerId: 1, pointerType: 'touch', clientX: 115 })
  expect(slider).toHaveValue('0.5')
  fireEvent.pointerCancel(stars, { pointerId: 1, pointerType: 'touch' })
  expect(slider).toHaveValue('3.5')
  expect(onChange).not.toHaveBeenCalled()
  expect(slider).not.toHaveFocus()
})
