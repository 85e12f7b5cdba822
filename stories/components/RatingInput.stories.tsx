import { useState } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { RatingInput, type RatingInputProps } from '#src/design-system/components/RatingInput.tsx'
import preview from '#storybook/preview.tsx'

const args: RatingInputProps = {
  label: 'Rating',
  value: 3.5,
  getValueText: (value) => `${value} out of 5 stars`,
  onChange: fn(),
}

/** A rating input that stores its value as state, like a form. */
function Controlled(props: RatingInputProps) {
  const [value, setValue] = useState(props.value)
  const handleChange = (newValue: number) => {
    props.onChange(newValue)
    setValue(newValue)
  }
  return <RatingInput {...props} value={value} onChange={handleChange} />
}

const meta = preview.meta({
  title: 'Components/RatingInput',
  component: RatingInput,
  args,
  render: (props) => <Controlled {...props} />,
})

/** Simulates pointer capture, because browsers don't capture a simulated pointer. */
function simulatePointerCapture(area: HTMLElement) {
  area.setPointerCapture = () => undefined
  area.hasPointerCapture = () => true
}

/**
 * The left half of a star sets half a star, and the right half a full star. A click to the left of the first star sets the
 * rating to 0.
 */
export const ByPointer = meta.story({
  async play({ canvas, canvasElement }) {
    const slider = canvas.getByRole<HTMLInputElement>('slider')
    const stars = [...canvasElement.querySelectorAll('svg')]
    const ratingArea = slider.parentElement ?? canvasElement
    const clickStar = async (star: number, fraction: number) => {
      const { left, width } = stars[star]?.getBoundingClientRect() ?? ratingArea.getBoundingClientRect()
      simulatePointerCapture(ratingArea)
      await fireEvent.pointerDown(ratingArea, { pointerId: 1, clientX: left + width * fraction, button: 0 })
      await fireEvent.pointerUp(ratingArea, { pointerId: 1, clientX: left + width * fraction, button: 0 })
      return slider.value
    }
    await expect(await clickStar(0, 0.3)).toBe('0.5')
    await expect(await clickStar(0, 0.7)).toBe('1')
    await expect(await clickStar(3, 0.2)).toBe('3.5')
    await expect(await clickStar(4, 0.9)).toBe('5')
    await expect(await clickStar(0, -0.2)).toBe('0')
    await expect(slider).toHaveFocus()
  },
})

/** The value follows a dragging finger, even beyond either end of the stars, and is set when the finger is lifted. */
export const BySliding = meta.story({
  async play({ args, canvas, canvasElement }) {
    const slider = canvas.getByRole<HTMLInputElement>('slider')
    const area = slider.parentElement ?? canvasElement
    const { left, right, width } = area.getBoundingClientRect()
    simulatePointerCapture(area)
    await fireEvent.pointerDown(area, { pointerId: 2, pointerType: 'touch', clientX: left + 5 })
    await fireEvent.pointerMove(area, { pointerId: 2, pointerType: 'touch', clientX: left + width / 2 })
    await waitFor(() => expect(slider).toHaveValue('2.5'))
    await fireEvent.pointerMove(area, { pointerId: 2, pointerType: 'touch', clientX: right + 300 })
    await waitFor(() => expect(slider).toHaveValue('5'))
    await fireEvent.pointerMove(area, { pointerId: 2, pointerType: 'touch', clientX: left - 300 })
    await waitFor(() => expect(slider).toHaveValue('0'))
    await expect(args.onChange).not.toHaveBeenCalled()
    await fireEvent.pointerUp(area, { pointerId: 2, pointerType: 'touch', clientX: left + width / 2 })
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith(2.5)
    await expect(slider).toHaveValue('2.5')
  },
})
