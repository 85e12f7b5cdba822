import { useEffect, useEffectEvent } from 'react'
import { usePlatform } from '#src/ports/PlatformContext.ts'
import type { CardFormProps } from '#src/ports/ports.ts'

/** The provider's card form. Reports its unmount, because the form's handle and the typed card details are then lost. */
export function CardFields(props: CardFormProps) {
  const { CardForm } = usePlatform().payment
  const reportUnmount = useEffectEvent(() => {
    props.onReady(undefined)
    props.onChange(false)
  })
  useEffect(() => () => reportUnmount(), [])
  return <CardForm {...props} />
}
