import { expect } from 'storybook/test'
import { captionCopy as texts } from '#mocks/demo/copy/caption.ts'
import { Caption } from '#mocks/demo/tour/Caption.tsx'
import type { Tour, TourState } from '#mocks/demo/tour/tour.ts'
import { tours } from '#mocks/demo/tour/tours.ts'
import { createFakePlayer } from '#stories/demo/fakes.ts'
import preview from '#storybook/preview.tsx'

const [tour] = tours as readonly [Tour]
const tourState: TourState = { tour, stepIndex: 2, pace: 'manual', status: 'ready' }
const player = createFakePlayer(tourState)

const meta = preview.meta({ title: 'Demo/Caption', component: Caption, args: { player } })

export const Ready = meta.story({
  async play({ canvas, userEvent }) {
    await expect(canvas.getByText(tour.steps[2]?.caption ?? '')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: texts.next }))
    await expect(player.next).toHaveBeenCalledOnce()
  },
})

/** While a step is playing, the label of the Next button changes, and a click on it skips the pauses. */
export const Playing = meta.story({
  args: { player: createFakePlayer({ ...tourState, status: 'acting' }) },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: texts.playing })).toBeEnabled(),
})

export const Late = meta.story({
  args: { player: createFakePlayer({ ...tourState, status: 'late' }) },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: texts.waiting })).toBeDisabled(),
})

/** On a phone, the title, the text and the buttons are in one column. */
export const Small = meta.story({ globals: { viewport: { value: 'small' } } })
