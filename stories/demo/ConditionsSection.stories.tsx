import { expect } from 'storybook/test'
import { ConditionsSection } from '#mocks/demo/panel/ConditionsSection.tsx'
import { defaultDials } from '#mocks/dials.ts'
import { runningDemo } from '#stories/demo/fakes.ts'
import { PanelFrame } from '#stories/demo/PanelFrame.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Demo/ConditionsSection',
  component: ConditionsSection,
  decorators: [(Story) => <PanelFrame>{Story()}</PanelFrame>],
})

export const Calm = meta.story({
  args: { demo: runningDemo() },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.queryByRole('button', { name: 'All calm' })).toBeNull()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Speed' }), '2000')
    await expect(args.demo.setDials).toHaveBeenLastCalledWith({ latency: 2000 })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Card' }), 'declined')
    await expect(args.demo.setDials).toHaveBeenLastCalledWith({ card: 'declined' })
    await userEvent.click(canvas.getByRole('switch', { name: 'Offline' }))
    await expect(args.demo.setDials).toHaveBeenLastCalledWith({ faults: { '*': 'network' }, faultsOnce: {} })
    await expect(canvas.getByText('3 changed')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'All calm' }))
    await expect(canvas.getByRole('combobox', { name: 'Speed' })).toHaveValue('0')
    await expect(canvas.getByRole('switch', { name: 'Offline' })).not.toBeChecked()
  },
})

/** A speed that is none of the choices comes from a link. */
export const Changed = meta.story({
  args: {
    demo: runningDemo({
      dials: { ...defaultDials(), latency: 500, card: 'declined', faults: { uploadPicture: 500 } },
    }),
  },
  async play({ canvas }) {
    await expect(canvas.getByText('3 changed')).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'Speed' })).toHaveDisplayValue('0.5 s')
  },
})

/** Each call can fail in its own way, always or once. */
export const EachCall = meta.story({
  args: { demo: runningDemo() },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Each call of the shop', expanded: false }))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Records a payment' }), '500')
    await expect(args.demo.setDials).toHaveBeenLastCalledWith({ faults: { recordPayment: 500 }, faultsOnce: {} })
    await userEvent.click(canvas.getByRole('button', { name: 'Once' }))
    await expect(args.demo.setDials).toHaveBeenLastCalledWith({ faults: {}, faultsOnce: { recordPayment: 500 } })
    await expect(canvas.getByText('1 changed')).toBeVisible()
  },
})
