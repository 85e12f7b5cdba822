import { useId, type ReactNode } from 'react'
import { orders } from '#src/copy/orders.ts'
import { payment } from '#src/copy/payment.ts'
import * as css from '#src/design-system/blocks/PaymentPanel.css.ts'
import { PaymentProblem } from '#src/design-system/blocks/PaymentProblem.tsx'
import { Button } from '#src/design-system/components/Button.tsx'
import { Heading } from '#src/design-system/components/Heading.tsx'
import { Money } from '#src/design-system/components/Money.tsx'
import { Stack } from '#src/design-system/components/Stack.tsx'
import { Text } from '#src/design-system/components/Text.tsx'
import type { Cents } from '#src/domain/money.ts'
import type { PaymentStep } from '#src/domain/payment.ts'

/** The steps in which a card can be entered or is being charged. */
export type CardStep = Extract<
  PaymentStep,
  { name: 'preparing' | 'noSecret' | 'ready' | 'totalChanged' | 'confirming' }
>

export interface PaymentFormProps {
  totalCents: Cents
  step: CardStep
  provider: 'loading' | 'ready' | 'blocked'
  cardComplete: boolean
  /** The provider's fields; mounted as long as this form is, or what was typed would be lost. */
  cardForm: ReactNode
  onPay: () => void
  onRetry: () => void
}

/** @returns why the button can't be used yet, null when it can (PAY-9). What needs a retry has a notice instead. */
function waitingFor({ step, provider, cardComplete }: PaymentFormProps): string | null {
  if (provider === 'loading') return payment.disabledReasons.provider
  if (step.name === 'preparing') return payment.disabledReasons.preparing
  return cardComplete ? null : payment.disabledReasons.incomplete
}

/** The card form (SHOP-2): the provider's fields, what is wrong, the amount, the button. */
export function PaymentForm(props: PaymentFormProps) {
  const { totalCents, step, provider, cardForm, onPay, onRetry } = props
  const titleId = useId()
  const hintId = useId()
  const confirming = step.name === 'confirming'
  const stuck = provider === 'blocked' || step.name === 'noSecret'
  const hint = confirming ? payment.confirming : stuck ? null : waitingFor(props)
  const ready = !stuck && (confirming || hint === null)

  return (
    <form
      noValidate
      aria-labelledby={titleId}
      className={css.panel}
      onSubmit={(event) => {
        event.preventDefault()
        if (ready && !confirming) onPay()
      }}
    >
      <Stack gap={24}>
        <Heading level={2} size="card" id={titleId}>
          {payment.formTitle}
        </Heading>
        {cardForm}
        <PaymentProblem step={step} blocked={provider === 'blocked'} onRetry={onRetry} />
        <div className={css.line}>
          <div className={css.amount}>
            <Text size="small" tone="muted">
              {orders.total}
            </Text>
            <Money cents={totalCents} size="large" />
          </div>
          <div className={css.button}>
            <Button
              type="submit"
              arrow
              stretch
              disabled={!ready}
              busy={confirming}
              describedBy={hint === null ? undefined : hintId}
            >
              {payment.confirm}
            </Button>
          </div>
        </div>
        {hint !== null && (
          <Text size="small" tone="muted" id={hintId}>
            {hint}
          </Text>
        )}
      </Stack>
    </form>
  )
}
