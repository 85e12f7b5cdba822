import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { purchase } from '#src/copy/customerPages.ts'
import { BlockedNotice } from '#src/design-system/blocks/parts/BlockedNotice.tsx'
import { QuantityField } from '#src/design-system/blocks/parts/QuantityField.tsx'
import { PurchaseTotal } from '#src/design-system/blocks/parts/PurchaseTotal.tsx'
import * as css from '#src/design-system/blocks/parts/purchase.css.ts'
import { PurchaseNotice, type PurchaseOutcome } from '#src/design-system/blocks/parts/PurchaseNotice.tsx'
import { useFormOutcome, useSentValues, useShopForm } from '#src/design-system/blocks/forms/useShopForm.ts'
import { formResolver } from '#src/design-system/blocks/forms/formResolver.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { Field } from '#src/design-system/components/Field.tsx'
import { type PurchaseForm as PurchaseValues, purchaseFormSchema, readQuantity } from '#src/domain/order.ts'
import { type Part, purchaseBlock } from '#src/domain/part.ts'

/** The customer's data; '' where it is unknown. */
export interface Buyer {
  name: string
  email: string
  phone: string
  address: string
}

export interface PurchaseFormProps {
  /** The part to order. */
  part: Part
  /** Initial values of the customer's fields. */
  buyer: Buyer
  /** Called with the valid form. */
  onPurchase: (form: PurchaseValues) => void
  /** The order is being sent. */
  busy: boolean
  /** Price and stock are being read anew: until then nothing can be ordered (SPEED-39). */
  checking?: boolean | undefined
  /** Result of the last order; null before the first one and while one is being sent. */
  outcome: PurchaseOutcome | null
}

/** The order form of a part. The quantity starts at the minimum; the total follows it (SHOP-5, ORDER-4). */
export function PurchaseForm({ part, buyer, onPurchase, busy, checking = false, outcome }: PurchaseFormProps) {
  const blockId = useId()
  const form = useShopForm<PurchaseValues>({
    resolver: formResolver(purchaseFormSchema(part), part),
    // A profile that loads late fills in the fields that were not edited (PEOPLE-5).
    values: {
      userName: buyer.name,
      userEmail: buyer.email,
      userPhone: buyer.phone,
      userAddress: buyer.address,
      quantity: String(part.minimumQuantity),
    },
    resetOptions: { keepDirtyValues: true },
  })
  const { register, handleSubmit, control, getValues, resetField } = form
  const { errors } = form.formState
  const quantity = useWatch({ control, name: 'quantity' })
  const block = purchaseBlock(part)

  const sent = useSentValues({ getValues, resetField })
  const notice = useFormOutcome(outcome, (result) => result === 'done' && sent.reset('quantity'))

  return (
    <form
      noValidate
      className={css.form}
      onSubmit={handleSubmit((form) => !busy && !checking && block === null && onPurchase(sent.remember(form)))}
    >
      {block && (
        <div className={css.wide} id={blockId}>
          <BlockedNotice part={part} block={block} />
        </div>
      )}
      <Field label={purchase.name} readOnly error={errors.userName?.message} {...register('userName')} />
      <Field label={purchase.email} readOnly error={errors.userEmail?.message} {...register('userEmail')} />
      <Field
        label={purchase.phone}
        type="tel"
        autoComplete="tel"
        error={errors.userPhone?.message}
        {...register('userPhone')}
      />
      <QuantityField part={part} form={form} />
      <div className={css.wide}>
        <Field
          label={purchase.address}
          autoComplete="street-address"
          error={errors.userAddress?.message}
          {...register('userAddress')}
        />
      </div>
      <div className={css.wide}>
        <PurchaseTotal price={part.price} quantity={readQuantity(quantity)} />
      </div>
      <div className={css.wide}>
        <Button
          type="submit"
          arrow
          stretch
          busy={busy || checking}
          busyLabel={checking ? purchase.checking : purchase.sending}
          disabled={block !== null}
          describedBy={block ? blockId : undefined}
        >
          {purchase.submit}
        </Button>
      </div>
      {outcome && (
        <div className={css.wide}>
          <PurchaseNotice outcome={outcome} ref={notice} />
        </div>
      )}
    </form>
  )
}
