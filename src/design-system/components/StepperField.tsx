import { Icon } from '#src/design-system/components/Icon.tsx'
import { FieldFrame, type FieldInputProps } from '#src/design-system/components/FieldFrame.tsx'
import * as frameCss from '#src/design-system/components/FieldFrame.css.ts'
import * as css from '#src/design-system/components/StepperField.css.ts'
import { usePressAndHold } from '#src/design-system/components/hooks/usePressAndHold.ts'
import { cx } from '#src/design-system/theme/cx.ts'

export interface StepperFieldProps extends FieldInputProps<HTMLInputElement> {
  /** Called for each step, repeatedly while a button is held down. The form must change the value. */
  onStep: (step: 1 | -1) => void
  decreaseLabel: string
  increaseLabel: string
}

/** A text field for a whole number, with buttons that increase and decrease it. */
export function StepperField(props: StepperFieldProps) {
  const { label, error, hint, onStep, decreaseLabel, increaseLabel, ...input } = props
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(control) => (
        <div className={css.line}>
          <StepButton icon="minus" label={decreaseLabel} onStep={() => onStep(-1)} />
          <input
            {...input}
            {...control}
            inputMode="numeric"
            autoComplete="off"
            className={cx(frameCss.control, css.numberInput)}
          />
          <StepButton icon="plus" label={increaseLabel} onStep={() => onStep(1)} />
        </div>
      )}
    </FieldFrame>
  )
}

function StepButton({ icon, label, onStep }: { icon: 'minus' | 'plus'; label: string; onStep: () => void }) {
  return (
    <button type="button" className={css.button} aria-label={label} {...usePressAndHold(onStep)}>
      <Icon name={icon} />
    </button>
  )
}
