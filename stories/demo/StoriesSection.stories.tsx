import { expect, fn } from 'storybook/test'
import { StoriesSection } from '#mocks/demo/panel/StoriesSection.tsx'
import { fakePlayer, fakeTours } from '#stories/demo/fakes.ts'
import { PanelFrame } from '#stories/demo/PanelFrame.tsx'
import preview from '#storybook/preview.tsx'

const [firstTour, secondTour] = fakeTours

const meta = preview.meta({
  title: 'Demo/StoriesSection',
  component: StoriesSection,
  decorators: [(Story) => <PanelFrame>{Story()}</PanelFrame>],
  args: { player: fakePlayer(), tours: fakeTours, onPlay: fn() },
})

export const Ready = meta.story({
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(fakeTours.length)
    await userEvent.click(canvas.getByRole('button', { name: 'Auto' }))
    await userEvent.click(canvas.getByRole('button', { name: /^Declined, then paid/ }))
    await expect(args.player.play).toHaveBeenCalledWith(secondTour, 'auto')
    await expect(args.onPlay).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { current: true })).toHaveTextContent('Playing 1/6')
  },
})

/** The pace also changes for the story that is playing. */
export const Playing = meta.story({
  args: { player: fakePlayer(firstTour ? { tour: firstTour, step: 2, pace: 'manual', status: 'ready' } : null) },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('button', { current: true })).toHaveTextContent('Playing 3/7')
    await userEvent.click(canvas.getByRole('button', { name: 'Auto' }))
    await expect(args.player.setPace).toHaveBeenCalledWith('auto')
    await expect(canvas.getByRole('button', { name: 'Auto', pressed: true })).toBeVisible()
  },
})
