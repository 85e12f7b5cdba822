import type { UseFormReturn } from 'react-hook-form'
import { purchase } from '#src/copy/customerPages.ts'
import { StepperField } from '#src/design-system/components/StepperField.tsx'
import { type PurchaseForm, stepQuantity } from '#src/domain/order.ts'
import type { Part } from '#src/domain/part.ts'

export interface QuantityFieldProps {
  part: Pick<Part, 'minimumQuantity' | 'available'>
  form: Pick<UseFormReturn<PurchaseForm>, 'register' | 'getValues' | 'setValue' | 'formState'>
}

/** The field for the quantity, with − and + buttons, and with minimum and stock below (ORDER-17). */
export function QuantityField({ part, form: { register, getValues, setValue, formState } }: QuantityFieldProps) {
  const error = formState.errors.quantity?.message
  return (
    <StepperField
      {...register('quantity')}
      label={purchase.quantity}
      decreaseLabel={purchase.less}
      increaseLabel={purchase.more}
      error={error}
      // The error message already contains the limit.
      hint={error ? undefined : purchase.limits(part.minimumQuantity, part.available)}
      onStep={(step) =>
        setValue('quantity', stepQuantity(getValues('quantity'), step, part), {
          shouldDirty: true,
          shouldValidate: formState.isSubmitted,
        })
      }
    />
  )
}
