import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { purchase } from '#src/copy/customerPages.ts'
import { AskAboutPart } from '#src/design-system/blocks/parts/AskAboutPart.tsx'
import { QuotationButton } from '#src/design-system/blocks/parts/QuotationButton.tsx'
import { QuantityField } from '#src/design-system/blocks/parts/QuantityField.tsx'
import * as css from '#src/design-system/blocks/parts/purchase.css.ts'
import {
  type OrderConfirmation,
  PurchaseNotice,
  type PurchaseOutcome,
} from '#src/design-system/blocks/parts/PurchaseNotice.tsx'
import { useOrderMore } from '#src/design-system/blocks/parts/useOrderMore.ts'
import { type PartCheck, UncheckedNotice } from '#src/design-system/blocks/parts/UncheckedNotice.tsx'
import { useFormOutcome, useSubmittedValues, useShopForm } from '#src/design-system/blocks/forms/useShopForm.ts'
import { useBusyLabel } from '#src/design-system/blocks/forms/useBusyLabel.ts'
import { PurchaseTotal } from '#src/design-system/blocks/parts/PurchaseTotal.tsx'
import { SubmitButton } from '#src/design-system/components/Button.tsx'
import { Field } from '#src/design-system/components/Field.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'
import { type Order, type PurchaseForm as FormValues, createPurchaseSchema, readQuantity } from '#src/domain/order.ts'
import { type Part, findUnavailableReason } from '#src/domain/part.ts'

export interface PurchaseFormProps {
  part: Part
  /** The initial values of the fields; '' for unknown values. */
  buyer: Order['customer']
  onPurchase: (form: FormValues) => void
  busy: boolean
  /** The check of price and stock; null once both are up to date (SPEED-19). */
  partCheck?: PartCheck | null
  /** The result of the last order; null before the first order and while an order is being sent. */
  outcome: PurchaseOutcome | null
  confirmation?: OrderConfirmation | undefined
  onPrint: () => void
}

/** The order form of a part. If the part can't be ordered, the form shows the reason (ORDER-1). */
export function PurchaseForm(props: PurchaseFormProps) {
  const { part, buyer, onPurchase, busy, partCheck = null, outcome, confirmation, onPrint } = props
  const [reasonId, checkId] = [useId(), useId()]
  const form = useShopForm<FormValues>({
    schema: createPurchaseSchema(part),
    limits: part,
    // If the profile loads late, its values replace those of the unedited fields (PEOPLE-5).
    values: {
      userName: buyer.name,
      userEmail: buyer.email,
      userPhone: buyer.phone,
      userAddress: buyer.address,
      quantity: String(part.minimumQuantity),
    },
    resetOptions: { keepDirtyValues: true },
  })
  const { field, handleSubmit, control, setFocus } = form
  const quantity = useWatch({ control, name: 'quantity' })
  const unavailableReason = findUnavailableReason(part)
  const hasCheckFailed = partCheck?.state === 'failed'
  const isChecking = partCheck?.state === 'running'
  const canOrder = !busy && partCheck === null && unavailableReason === null
  const sendingLabel = useBusyLabel(busy, purchase.sending)
  const { captureValues, resetUnchangedFields } = useSubmittedValues(form)
  const noticeRef = useFormOutcome(outcome, (result) => result === 'done' && resetUnchangedFields('quantity'))
  const [isOrderingMore, orderMore] = useOrderMore(outcome === null && busy, () => setFocus('quantity'))
  // The notice replaces the form, so that a second click on PURCHASE can't order again (ORDER-5).
  if (outcome === 'done' && !isOrderingMore)
    return <PurchaseNotice outcome="done" confirmation={confirmation} onOrderMore={orderMore} ref={noticeRef} />
  return (
    <form
      noValidate
      className={css.form}
      onSubmit={handleSubmit((form) => canOrder && onPurchase(captureValues(form)))}
    >
      {hasCheckFailed && (
        <div id={checkId}>
          <UncheckedNotice onRetry={partCheck.retry} />
        </div>
      )}
      {unavailableReason && (
        <div id={reasonId}>
          <Notice
            tone="warning"
            title={purchase.unavailableTitle}
            text={purchase.unavailableReasons[unavailableReason](part.minimumQuantity, part.available)}
            action={<AskAboutPart name={part.name} />}
          />
        </div>
      )}
      <div className={css.fieldPairs}>
        <Field label={purchase.name} readOnly {...field('userName')} />
        <Field label={purchase.email} readOnly {...field('userEmail')} />
        <Field label={purchase.phone} type="tel" autoComplete="tel" {...field('userPhone')} />
        <QuantityField part={part} form={form} />
      </div>
      <Field label={purchase.address} autoComplete="street-address" {...field('userAddress')} />
      <div className={css.checkout}>
        <PurchaseTotal price={part.price} quantity={readQuantity(quantity)} />
        <SubmitButton
          busy={busy || isChecking}
          busyLabel={isChecking ? purchase.checking : sendingLabel}
          disabled={unavailableReason !== null || hasCheckFailed}
          describedBy={unavailableReason ? reasonId : hasCheckFailed ? checkId : undefined}
        >
          {purchase.submit}
        </SubmitButton>
      </div>
      {partCheck === null && <QuotationButton part={part} quantity={quantity} form={form} onPrint={onPrint} />}
      {outcome && outcome !== 'done' && (
        <PurchaseNotice outcome={outcome} confirmation={confirmation} ref={noticeRef} />
      )}
    </form>
  )
}
