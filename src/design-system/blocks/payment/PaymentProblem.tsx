import { payment, paymentProblems } from '#src/copy/customerPages.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'
import { Text } from '#src/design-system/components/Text.tsx'
import type { CardFormState } from '#src/domain/paymentMachine.ts'

export interface PaymentProblemProps {
  state: CardFormState
  isProviderBlocked: boolean
  onRetry: () => void
}

/** Explains why the card can't be charged now, with a retry button if a retry may help (PAY-9). */
export function PaymentProblem({ state, isProviderBlocked, onRetry }: PaymentProblemProps) {
  // `gone` has no text of its own, because the page shows why the order is gone when its own query of the order fails.
  if (isProviderBlocked || state.name === 'noSecret' || state.name === 'gone') {
    const { title, text } = isProviderBlocked ? payment.cardFormBlocked : payment.noSecret
    const retryButton = (
      <Button size="small" onClick={onRetry}>
        {payment.retry}
      </Button>
    )
    return <Notice tone="danger" live="alert" title={title} text={text} action={retryButton} />
  }
  switch (state.name) {
    case 'totalChanged':
      return <Notice tone="warning" live="alert" {...payment.totalChanged} />
    case 'ready':
      if (state.problem === 'unanswered')
        return <Notice tone="warning" live="alert" text={paymentProblems.unanswered} />
      return state.problem === null ? null : (
        <Notice
          tone="danger"
          live="alert"
          text={
            <Text as="span" size="inherit" tone="danger" weight="medium">
              {typeof state.problem === 'string' ? paymentProblems[state.problem] : state.problem.providerMessage}
            </Text>
          }
        />
      )
    default:
      return null
  }
}
