import { useId, type ReactNode } from 'react'
import * as css from '#src/design-system/blocks/payment/payment.css.ts'
import { orders, payment } from '#src/copy/customerPages.ts'
import { PaymentProblem } from '#src/design-system/blocks/payment/PaymentProblem.tsx'
import { SubmitButton } from '#src/design-system/components/Button.tsx'
import { Heading } from '#src/design-system/components/Heading.tsx'
import { Money } from '#src/design-system/components/Money.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'
import { Stack } from '#src/design-system/components/layout.tsx'
import { MutedText } from '#src/design-system/components/Text.tsx'
import type { Cents } from '#src/domain/money.ts'
import type { CardFormState } from '#src/domain/paymentMachine.ts'

export interface PaymentFormProps {
  totalCents: Cents
  state: CardFormState
  /** The state of the card fields, which the payment provider renders. blocked: the fields failed to load. */
  providerState: 'loading' | 'ready' | 'blocked'
  isCardComplete: boolean
  /** False if this browser can't store the payment (PAY-22). */
  isPaymentStored: boolean
  /** The provider's card fields. They stay mounted, because unmounting would discard the typed card number. */
  cardForm: ReactNode
  onPay: () => void
  onRetry: () => void
}

/** Returns why the card can't be charged yet. If a retry is needed, `PaymentProblem` shows the reason instead (PAY-9). */
function getDisabledReason({ state, providerState, isCardComplete }: PaymentFormProps): string | null {
  if (providerState === 'loading') return payment.disabledReasons.provider
  if (state.name === 'preparing') return payment.disabledReasons.preparing
  return isCardComplete ? null : payment.disabledReasons.incomplete
}

export function PaymentForm(props: PaymentFormProps) {
  const { totalCents, state, providerState, isPaymentStored, cardForm, onPay, onRetry } = props
  const titleId = useId()
  const hintId = useId()
  const isConfirming = state.name === 'retrieving' || state.name === 'checking' || state.name === 'confirming'
  const needsRetry = providerState === 'blocked' || state.name === 'noSecret' || state.name === 'gone'
  const hint = isConfirming ? payment.confirming : needsRetry ? null : getDisabledReason(props)
  const canSubmit = !needsRetry && (isConfirming || hint === null)

  return (
    <form
      noValidate
      aria-labelledby={titleId}
      className={css.panel}
      onSubmit={(event) => {
        event.preventDefault()
        if (canSubmit && !isConfirming) onPay()
      }}
    >
      <Stack gap={24}>
        <Heading level={2} size="card" id={titleId}>
          {payment.formTitle}
        </Heading>
        {cardForm}
        {!isPaymentStored && <Notice tone="warning" {...payment.paymentNotStored} />}
        <PaymentProblem state={state} isProviderBlocked={providerState === 'blocked'} onRetry={onRetry} />
        <div className={css.amountRow}>
          <div className={css.amount}>
            <MutedText>{orders.total}</MutedText>
            <Money cents={totalCents} size="large" />
          </div>
          <div className={css.button}>
            <SubmitButton disabled={!canSubmit} busy={isConfirming} describedBy={hint === null ? undefined : hintId}>
              {payment.confirm}
            </SubmitButton>
          </div>
        </div>
        {hint !== null && <MutedText id={hintId}>{hint}</MutedText>}
      </Stack>
    </form>
  )
}
