import { CardElement, Elements } from '@stripe/react-stripe-js'
import type { Stripe, StripeCardElement } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { useEffect, useEffectEvent, useState } from 'react'
import { memoizeUntilRejected } from '#src/lib/chunks/loadFile.ts'
import { withTimeout } from '#src/lib/http.ts'
import type { CardFormProps, CardHandle, PaymentPort } from '#src/ports/ports.ts'
import { readCardStyle, observeTheme } from '#src/adapters/cardTheme.ts'
import { paymentLoadTimeoutMs, useLazyModule } from '#src/adapters/lazyPayment.tsx'
import { toIntent } from '#src/adapters/stripeIntent.ts'
import * as css from '#src/adapters/stripePayment.css.ts'

interface CardFieldProps extends Omit<CardFormProps, 'onReady'> {
  load: () => Promise<Stripe>
  onReady: (card: StripeCardElement | null) => void
}

/** Renders an empty frame, and fills it with the provider's fields once the provider's script is loaded. */
function CardField({ load, onReady, onChange, disabled }: CardFieldProps) {
  const stripe = useLazyModule(load, () => onReady(null))
  const [style, setStyle] = useState(readCardStyle)
  const [message, setMessage] = useState<string | null>(null)
  const [isReady, setIsReady] = useState(false)
  const reportTimeout = useEffectEvent(() => onReady(null))

  useEffect(() => observeTheme(() => setStyle(readCardStyle())), [])
  useEffect(() => {
    if (!stripe || isReady) return undefined
    const timer = setTimeout(() => reportTimeout(), paymentLoadTimeoutMs)
    return () => clearTimeout(timer)
  }, [stripe, isReady])

  return (
    <Elements stripe={stripe}>
      <CardElement
        className={css.card}
        options={{ hidePostalCode: true, disableLink: true, disabled, style }}
        onReady={(card) => {
          setIsReady(true)
          onReady(card)
        }}
        onLoadError={() => onReady(null)}
        onChange={({ complete, error }) => {
          setMessage(error?.message ?? null)
          onChange(complete)
        }}
      />
      <p role="alert" className={css.cardError}>
        {message}
      </p>
    </Elements>
  )
}

/**
 * After errors of these types, the card was certainly not charged. The provider's script repeats requests, so other errors may
 * mean that an earlier attempt is still being processed.
 */
const notChargedErrorTypes = ['validation_error', 'card_error']

/** Makes `loadStripe` treat a pending script as failed. Otherwise `loadStripe` would not request the script again. */
const failPendingScript = () =>
  document.querySelector('script[src^="https://js.stripe.com/"]')?.dispatchEvent(new Event('error'))

/**
 * Creates the payment port of Stripe. Stripe's script is loaded with the first card form, `confirm` or `retrieve`.
 * @param publishableKey `pk_…`
 */
export function createStripePayment(publishableKey: string): PaymentPort {
  const cardElements = new WeakMap<CardHandle, StripeCardElement>()

  const requestStripe = (signal: AbortSignal) => {
    signal.addEventListener('abort', failPendingScript)
    return loadStripe(publishableKey, { locale: 'en' })
  }
  const load = memoizeUntilRejected(async (): Promise<Stripe> => {
    // `loadStripe` rejects if the script is blocked or the browser is offline. It resolves to null outside a browser.
    const stripe = await withTimeout(requestStripe, paymentLoadTimeoutMs).catch(() => null)
    if (stripe) return stripe
    throw new Error('The payment provider could not be loaded')
  })

  return {
    CardForm: ({ onReady, ...props }) => {
      const handleReady = (card: StripeCardElement | null) => {
        if (card) cardElements.set(card, card)
        onReady(card)
      }
      return <CardField {...props} load={load} onReady={handleReady} />
    },

    async confirm(clientSecret, handle, billing) {
      const card = cardElements.get(handle)
      const stripe = card && (await load().catch(() => null))
      // The card form or the provider's script is gone, so no request was sent.
      if (!stripe) return { intent: null, error: null }
      const billingDetails = Object.fromEntries(Object.entries(billing).filter(([, text]) => text !== ''))
      const { paymentIntent, error } = await stripe.confirmCardPayment(clientSecret, {
        payment_method: { card, billing_details: billingDetails },
      })
      if (!error) return { intent: toIntent(paymentIntent), error: null }
      const intent = error.payment_intent ? toIntent(error.payment_intent) : null
      if (!intent && !notChargedErrorTypes.includes(error.type)) throw new Error('The payment provider did not respond')
      return { intent, error: error.message ?? null }
    },

    async retrieve(clientSecret) {
      const stripe = await load()
      const { paymentIntent, error } = await stripe.retrievePaymentIntent(clientSecret)
      if (!error) return toIntent(paymentIntent)
      if (error.code === 'resource_missing') return null
      throw new Error('The payment provider did not respond')
    },
  }
}
