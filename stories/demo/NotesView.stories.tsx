import { expect, fn } from 'storybook/test'
import type { Notes } from '#mocks/demo/notes/notes.ts'
import { NotesView } from '#mocks/demo/notes/NotesView.tsx'
import preview from '#storybook/preview.tsx'

const notes: Notes = {
  situation: {
    title: 'Charged but not recorded',
    sentence: 'The card is charged, but the shop cannot record it: the customer cannot pay a second time.',
    notes: 'The shop tries for 7 seconds, then keeps the reference. Press All calm, then Try again.',
  },
  viewerName: 'Kamal Hossain',
  tour: {
    title: 'Charged, not recorded, recovered',
    step: 3,
    steps: 8,
    caption: 'The bank has charged the card, and at this moment our server stops answering.',
    notes: 'Ask what their shop does now. Most shops offer the Pay button again.',
    next: 'The customer reads that nothing has to be paid twice.',
  },
}

const meta = preview.meta({
  title: 'Demo/NotesView',
  component: NotesView,
  args: { notes, elapsed: 754, onRestartClock: fn() },
})

export const Story = meta.story({
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('timer', { name: 'Time since the start' })).toHaveTextContent('12:34')
    await expect(canvas.getByText('Step 3 of 8')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Restart the clock' }))
    await expect(args.onRestartClock).toHaveBeenCalledOnce()
  },
})

export const LastStep = meta.story({
  args: { elapsed: 3845, notes: { ...notes, tour: notes.tour && { ...notes.tour, step: 8, next: null } } },
  async play({ canvas }) {
    await expect(canvas.getByText('1:04:05')).toBeVisible()
    await expect(canvas.getByText('This is the last step.')).toBeVisible()
  },
})

export const NoStory = meta.story({ args: { elapsed: 5, notes: { ...notes, viewerName: null, tour: null } } })

export const Waiting = meta.story({ args: { elapsed: 0, notes: null } })
