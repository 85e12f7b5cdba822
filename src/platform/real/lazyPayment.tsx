import type { CardFormProps, PaymentPort } from '#src/platform/ports.ts'
import * as css from '#src/platform/real/stripePayment.css.ts'
import { useLoaded } from '#src/platform/real/useLoaded.ts'

type Load = () => Promise<PaymentPort>

function LazyCardForm({ load, ...props }: CardFormProps & { load: Load }) {
  const port = useLoaded(load, () => props.onReady(null))
  // An empty frame of the same height avoids a layout shift.
  return port ? <port.CardForm {...props} /> : <div className={css.card} />
}

/** Creates a payment port that loads its code with the first card form, `confirm` or `retrieve`. */
export function createLazyPayment(fetchPort: Load): PaymentPort {
  let loading: Promise<PaymentPort> | null = null
  const load: Load = () =>
    (loading ??= fetchPort().catch((error: unknown) => {
      loading = null
      throw error
    }))

  return {
    CardForm: (props) => <LazyCardForm {...props} load={load} />,
    confirm: async (...args) => (await load()).confirm(...args),
    retrieve: async (clientSecret) => (await load()).retrieve(clientSecret),
  }
}
