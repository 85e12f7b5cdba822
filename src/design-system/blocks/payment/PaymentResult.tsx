import type { ReactNode, Ref } from 'react'
import { Button, ButtonLink } from '#src/design-system/components/Button.tsx'
import { orders, payment } from '#src/copy/customerPages.ts'
import { Facts } from '#src/design-system/components/Facts.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'
import { Row, Stack } from '#src/design-system/components/layout.tsx'
import { screenOnly } from '#src/design-system/theme/mixins.css.ts'
import { paths } from '#src/domain/paths.ts'
import type { ResultState } from '#src/domain/paymentMachine.ts'

export interface PaymentResultProps {
  state: ResultState
  /** False if a reload would lose the payment (PAY-22). */
  isPaymentStored: boolean
  /** The receipt, shown for a recorded payment once the paid order has been loaded. */
  receipt: ReactNode
  onRetry: () => void
  ref?: Ref<HTMLDivElement>
}

function getResultNotice(state: ResultState, isPaymentStored: boolean) {
  switch (state.name) {
    case 'undecided':
      return { tone: 'info', ...payment.undecided[state.reason] } as const
    case 'recording':
      return { tone: 'success', title: payment.success, text: payment.recording } as const
    case 'unrecorded':
      return {
        tone: 'danger',
        title: orders.charged,
        text: isPaymentStored ? orders.chargedHint : orders.chargedUnstoredHint,
      } as const
    case 'recorded':
      return { tone: 'success', title: payment.success, text: payment.recorded } as const
  }
}

function renderResultAction(state: ResultState, onRetry: () => void): ReactNode {
  switch (state.name) {
    case 'recording':
      return null
    case 'recorded':
      return (
        <ButtonLink to={paths.myOrders} arrow>
          {orders.backToOrders}
        </ButtonLink>
      )
    default:
      return <Button onClick={onRetry}>{state.name === 'undecided' ? payment.checkAgain : orders.record}</Button>
  }
}

/** The result of a payment. It replaces the card form to prevent a second payment. */
export function PaymentResult({ state, isPaymentStored, receipt, onRetry, ref = null }: PaymentResultProps) {
  return (
    <Stack gap={24}>
      <div className={screenOnly}>
        <Notice {...getResultNotice(state, isPaymentStored)} large live="polite" ref={ref} />
      </div>
      {state.name === 'recorded' && receipt ? (
        receipt
      ) : (
        <>
          {state.name !== 'undecided' && <Facts items={[{ term: orders.reference, value: state.transactionId }]} />}
          <Row>{renderResultAction(state, onRetry)}</Row>
        </>
      )}
    </Stack>
  )
}
