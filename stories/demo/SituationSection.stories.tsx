import { expect, screen, waitFor, within } from 'storybook/test'
import { SituationSection } from '#mocks/demo/panel/SituationSection.tsx'
import { situationFor } from '#mocks/demo/scenarioGuide.ts'
import { runningDemo } from '#stories/demo/fakes.ts'
import { PanelFrame } from '#stories/demo/PanelFrame.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Demo/SituationSection',
  component: SituationSection,
  decorators: [(Story) => <PanelFrame>{Story()}</PanelFrame>],
  args: { demo: runningDemo() },
})

export const Business = meta.story({
  args: { demo: runningDemo({ scenario: 'runBusyDay' }) },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByText('Now').parentElement).toHaveTextContent('Busy day')
    await expect(canvas.getByRole('button', { name: /^Busy day/, current: true })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Low stock/ }))
    await expect(args.demo.open).toHaveBeenCalledWith(situationFor('runLowOnStock'))
    await expect(canvas.getByRole('button', { current: true })).toHaveTextContent('Low stock')
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }))
    await expect(args.demo.startAgain).toHaveBeenCalledOnce()
  },
})

/** A long group begins with its first six. */
export const Trouble = meta.story({
  args: { demo: runningDemo({ scenario: 'failEverything' }) },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('button', { name: 'Trouble', pressed: true })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
    await userEvent.click(canvas.getByRole('button', { name: /^Show all/ }))
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(20)
    await userEvent.click(canvas.getByRole('button', { name: 'Scale' }))
    await expect(canvas.getByRole('button', { name: /^10,000 parts/ })).toBeVisible()
  },
})

/** All groups are searched. Escape empties the field. */
export const Searching = meta.story({
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('searchbox', { name: 'Find a situation' })
    await userEvent.type(field, 'charged')
    await expect(canvas.getByRole('button', { name: /^Charged but not recorded/ })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent(/situation/)
    await expect(canvas.queryByRole('group', { name: 'Kind of situation' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveValue('')
    await userEvent.type(field, 'card')
  },
})

export const NothingFound = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('searchbox'), 'zeppelin')
    await expect(canvas.getByText(/^No situation has these words/)).toBeVisible()
    await expect(canvas.queryAllByRole('listitem')).toHaveLength(0)
  },
})

/** Accounts made in the demo would be lost: it asks first. */
export const AsksFirst = meta.story({
  args: { demo: runningDemo({ viewer: null, viewerName: 'Ines Moreau', newAccounts: 2 }) },
  async play({ args, canvas, userEvent }) {
    const lowStock = canvas.getByRole('button', { name: /^Low stock/ })
    await userEvent.click(lowStock)
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Drop 2 new accounts?' }))
    dialog.getByText(/^2 accounts made in this demo will be gone/)
    await userEvent.click(dialog.getByRole('button', { name: 'Keep' }))
    await expect(args.demo.open).not.toHaveBeenCalled()
    await expect(lowStock).toHaveFocus()
    await userEvent.click(lowStock)
    await userEvent.click(await screen.findByRole('button', { name: 'Drop and go on' }))
    await expect(args.demo.open).toHaveBeenCalledWith(situationFor('runLowOnStock'))
  },
})

export const Question = meta.story({
  args: { demo: runningDemo({ newAccounts: 1 }) },
  parameters: { docs: { story: { inline: false, iframeHeight: '480px' } } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }))
    const question = await screen.findByRole('alertdialog', { name: 'Drop 1 new account?' })
    await waitFor(() => expect(question).toBeVisible())
  },
})

export const Switching = meta.story({
  args: { demo: runningDemo({ isSwitching: true }) },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /^Low stock/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }))
    await expect(args.demo.open).not.toHaveBeenCalled()
    await expect(args.demo.startAgain).not.toHaveBeenCalled()
  },
})
