import type { CardFormProps, PaymentPort } from '#src/platform/ports.ts'
import * as css from '#src/platform/real/stripePayment.css.ts'
import { useLoaded } from '#src/platform/real/useLoaded.ts'

type Load = () => Promise<PaymentPort>

function LazyCardForm({ load, ...props }: CardFormProps & { load: Load }) {
  const port = useLoaded(load, () => props.onReady(null))
  // The empty frame keeps the place of the fields.
  return port ? <port.CardForm {...props} /> : <div className={css.card} />
}

/** A payment port whose code is fetched by the first card form, or the first question about a payment. */
export function createLazyPayment(fetchPort: Load): PaymentPort {
  let loading: Promise<PaymentPort> | null = null
  const load: Load = () =>
    (loading ??= fetchPort().catch((error: unknown) => {
      loading = null
      throw error
    }))

  return {
    CardForm: (props) => <LazyCardForm {...props} load={load} />,
    confirm: async (...attempt) => (await load()).confirm(...attempt),
    retrieve: async (clientSecret) => (await load()).retrieve(clientSecret),
  }
}
