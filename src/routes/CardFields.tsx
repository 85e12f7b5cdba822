import { useEffect, useEffectEvent } from 'react'
import { usePlatform } from '#src/ports/PlatformContext.ts'
import type { CardFormProps } from '#src/ports/ports.ts'

/**
 * Renders the payment provider's card form. On unmount, resets the form's handle and completeness, because the typed card
 * details are then lost.
 */
export function CardFields(props: CardFormProps) {
  const { CardForm } = usePlatform().payment
  const resetForm = useEffectEvent(() => {
    props.onReady(undefined)
    props.onChange(false)
  })
  useEffect(() => () => resetForm(), [])
  return <CardForm {...props} />
}
