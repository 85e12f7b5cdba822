import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { purchase } from '#src/copy/customerPages.ts'
import { PurchaseTotal } from '#src/design-system/blocks/parts/PurchaseTotal.tsx'
import * as css from '#src/design-system/blocks/parts/purchase.css.ts'
import { type Ordered, PurchaseNotice, type PurchaseOutcome } from '#src/design-system/blocks/parts/PurchaseNotice.tsx'
import { useFormOutcome, useSentValues, useShopForm } from '#src/design-system/blocks/forms/useShopForm.ts'
import { formResolver } from '#src/design-system/blocks/forms/formResolver.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { Field } from '#src/design-system/components/Field.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'
import { TextLink } from '#src/design-system/components/Link.tsx'
import { type PurchaseForm as PurchaseValues, purchaseFormSchema, readQuantity } from '#src/domain/order.ts'
import { type Part, purchaseBlock } from '#src/domain/part.ts'
import { paths } from '#src/domain/paths.ts'

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
  /** Result of the last order; null before the first one and while one is being sent. */
  outcome: PurchaseOutcome | null
  /** The last order that was sent. */
  ordered?: Ordered | undefined
}

const contactLink = <TextLink to={paths.contact}>{purchase.contact}</TextLink>

/** The order form of a part. The quantity starts at the minimum; the total follows it (SHOP-5, ORDER-4). */
export function PurchaseForm({ part, buyer, onPurchase, busy, outcome, ordered }: PurchaseFormProps) {
  const blockId = useId()
  const { register, handleSubmit, control, getValues, resetField, formState } = useShopForm<PurchaseValues>({
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
  const { errors } = formState
  const quantity = useWatch({ control, name: 'quantity' })
  const block = purchaseBlock(part)

  const sent = useSentValues({ getValues, resetField })
  const notice = useFormOutcome(outcome, (result) => {
    if (result === 'done') sent.reset('quantity')
  })

  return (
    <form
      noValidate
      className={css.form}
      onSubmit={handleSubmit((form) => !busy && block === null && onPurchase(sent.remember(form)))}
    >
      {block && (
        <div className={css.wide} id={blockId}>
          <Notice tone="warning" title={purchase.blocked} action={contactLink}>
            {purchase.blocks[block](part.minimumQuantity, part.available)}
          </Notice>
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
      <Field label={purchase.quantity} inputMode="numeric" error={errors.quantity?.message} {...register('quantity')} />
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
          busy={busy}
          busyLabel={purchase.sending}
          disabled={block !== null}
          describedBy={block ? blockId : undefined}
        >
          {purchase.submit}
        </Button>
      </div>
      {outcome && (
        <div className={css.wide}>
          <PurchaseNotice outcome={outcome} ordered={ordered} ref={notice} />
        </div>
      )}
    </form>
  )
}
