import { expect, fireEvent, fn, mocked, waitFor } from 'storybook/test'
import { StepperField, type StepperFieldProps } from '#src/design-system/components/StepperField.tsx'
import { renderVariants } from '#stories/support/frames.tsx'
import preview from '#storybook/preview.tsx'

const args: StepperFieldProps = {
  label: 'Quantity',
  decreaseLabel: 'Decrease quantity',
  increaseLabel: 'Increase quantity',
  hint: 'Minimum 20 pcs, 480 pcs available',
  defaultValue: '20',
  onStep: fn(),
}

const meta = preview.meta({ title: 'Components/StepperField', component: StepperField, args })

export const Variants = meta.story({
  render: renderVariants(StepperField, [
    { label: 'Below the minimum', defaultValue: '12', hint: undefined, error: 'You have order minimum 20 pcses' },
  ]),
  play: ({ canvas }) => expect(canvas.getByLabelText('Below the minimum')).toBeInvalid(),
})

/** A click or a key press calls `onStep` once. While a button is held down, the calls repeat. */
export const HeldDown = meta.story({
  async play({ args: { onStep }, canvas, userEvent }) {
    const increaseButton = canvas.getByRole('button', { name: 'Increase quantity' })
    await userEvent.click(increaseButton)
    await userEvent.keyboard('{Enter}')
    await expect(onStep).toHaveBeenCalledTimes(2)
    await fireEvent.pointerDown(increaseButton, { button: 0, isPrimary: true })
    const getStepCount = () => mocked(onStep).mock.calls.length
    await waitFor(() => expect(getStepCount()).toBeGreaterThan(4))
    await fireEvent.pointerUp(increaseButton)
    const stepCountAtRelease = getStepCount()
    await fireEvent.click(increaseButton, { detail: 1 })
    await expect(onStep).toHaveBeenCalledTimes(stepCountAtRelease)
  },
})
