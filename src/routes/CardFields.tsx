import { useEffect, useEffectEvent } from 'react'
import { usePlatform } from '#src/ports/PlatformContext.ts'
import type { CardFormProps } from '#src/ports/ports.ts'

/** The provider's card form. Reports when it unmounts, because its handle and the typed text are lost then. */
export function CardFields(props: CardFormProps) {
  const { CardForm } = usePlatform().payment
  const reportUnmount = useEffectEvent(() => {
    props.onReady(undefined)
    props.onChange(false)
  })
  useEffect(() => () => reportUnmount(), [])
  return <CardForm {...props} />
}
