import { useEffect, useEffectEvent, useState } from 'react'
import { memoizeUntilRejected } from '#src/lib/chunks/loadFile.ts'
import type { CardFormProps, PaymentPort } from '#src/ports/ports.ts'
import * as css from '#src/adapters/stripePayment.css.ts'

/** In ms: the time limit for loading each part of the card form. After that, the page offers Try again (PAY-9). */
export const paymentLoadTimeoutMs = 20_000

/**
 * Loads a provider's code for a card form.
 * @param load must be a stable function; if it changes, it is called again
 * @param onFail called when loading fails or takes too long
 * @returns null until the code is loaded
 */
export function useLazyModule<Loaded extends object>(load: () => Promise<Loaded>, onFail: () => void): Loaded | null {
  const [loadedModule, setLoadedModule] = useState<Loaded | null>(null)
  const reportFailure = useEffectEvent(onFail)

  useEffect(() => {
    let isSettled = false
    const finish = () => {
      isSettled = true
      clearTimeout(timer)
    }
    const fail = () => {
      if (isSettled) return
      finish()
      reportFailure()
    }
    const timer = setTimeout(fail, paymentLoadTimeoutMs)
    load().then((code) => {
      finish()
      setLoadedModule(code)
    }, fail)
    return finish
  }, [load])

  return loadedModule
}

type LoadPaymentPort = () => Promise<PaymentPort>

function LazyCardForm({ load, ...props }: CardFormProps & { load: LoadPaymentPort }) {
  const port = useLazyModule(load, () => props.onReady(null))
  // An empty frame of the same height prevents a layout shift.
  return port ? <port.CardForm {...props} /> : <div className={css.card} />
}

/** Creates a payment port that loads its code with the first card form, `confirm` or `retrieve`. */
export function createLazyPayment(fetchPaymentPort: LoadPaymentPort): PaymentPort {
  const load = memoizeUntilRejected(fetchPaymentPort)
  return {
    CardForm: (props) => <LazyCardForm {...props} load={load} />,
    confirm: async (...args) => (await load()).confirm(...args),
    retrieve: async (clientSecret) => (await load()).retrieve(clientSecret),
  }
}
