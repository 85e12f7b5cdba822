import { expect, fireEvent, waitFor } from 'storybook/test'
import { BigPointer } from '#mocks/demo/panel/BigPointer.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Demo/BigPointer',
  component: BigPointer,
  render: () => (
    <button type="button">
      <BigPointer />
      Press here
    </button>
  ),
})

const ringIn = (canvasElement: HTMLElement): HTMLElement => {
  const ring = canvasElement.querySelector<HTMLElement>('button > div')
  if (!ring) throw new Error('there is no ring')
  return ring
}

/** Hidden until the pointer moves. */
export const Follows = meta.story({
  async play({ canvas, canvasElement }) {
    const button = canvas.getByRole('button', { name: 'Press here' })
    const ring = ringIn(canvasElement)
    await expect(ring).not.toBeVisible()
    // Again and again: the ring follows from the first frame on.
    await waitFor(async () => {
      await fireEvent.pointerMove(button, { clientX: 120, clientY: 90 })
      await expect(ring).toBeVisible()
    })
    await expect(ring.style.translate).toBe('120px 90px')
    await expect(getComputedStyle(ring).pointerEvents).toBe('none')
  },
})

export const Pressed = meta.story({
  async play({ canvas, canvasElement }) {
    const button = canvas.getByRole('button', { name: 'Press here' })
    await waitFor(async () => {
      await fireEvent.pointerDown(button, { clientX: 120, clientY: 90 })
      await expect(ringIn(canvasElement)).toHaveAttribute('data-pressed')
    })
  },
})
