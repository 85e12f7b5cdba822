import type { Stripe, StripeCardElement } from '@stripe/stripe-js'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CardFormProps, CardHandle, PaymentPort } from '#src/platform/ports.ts'
import { readCardStyle, watchTheme } from '#src/platform/real/cardTheme.ts'
import { toIntent } from '#src/platform/real/stripeIntent.ts'
import * as css from '#src/platform/real/stripePayment.css.ts'

interface CardFieldProps extends CardFormProps {
  load: () => Promise<Stripe>
  /** Told of an element before anybody can confirm with it. */
  onMade: (card: StripeCardElement) => void
}

function CardField({ load, onMade, onReady, onChange, disabled }: CardFieldProps) {
  const host = useRef<HTMLDivElement>(null)
  const [card, setCard] = useState<StripeCardElement | null>(null)
  const tellReady = useEffectEvent(onReady)
  const tellChange = useEffectEvent(onChange)

  useEffect(() => {
    const place = host.current
    let made: StripeCardElement | null = null
    let hasLeft = false

    function mount(stripe: Stripe): void {
      if (hasLeft || !place) return
      const element = stripe
        .elements()
        .create('card', { hidePostalCode: true, disableLink: true, style: readCardStyle(place) })
      element.on('ready', () => tellReady(element))
      element.on('loaderror', () => tellReady(null))
      element.on('change', ({ complete, error }) => tellChange({ complete, error: error?.message ?? null }))
      element.mount(place)
      onMade(element)
      made = element
      setCard(element)
    }

    load()
      .then(mount)
      .catch(() => {
        if (!hasLeft) tellReady(null)
      })
    return () => {
      hasLeft = true
      made?.destroy()
      setCard(null)
    }
  }, [load, onMade])

  useEffect(() => card?.update({ disabled }), [card, disabled])
  useEffect(() => {
    const place = host.current
    return card && place ? watchTheme(() => card.update({ style: readCardStyle(place) })) : undefined
  }, [card])

  return <div ref={host} className={css.card} />
}

/** Errors after which nobody knows whether the card was charged. */
const noAnswer = ['api_connection_error', 'api_error']

/**
 * The card payment provider (SPEC 7, DECISIONS E). Neither its wrapper nor its script is fetched before a card form is on
 * the page, or an unfinished payment has to be asked about.
 * @param publishableKey `pk_…`
 */
export function createStripePayment(publishableKey: string): PaymentPort {
  const cards = new WeakMap<CardHandle, StripeCardElement>()
  let loading: Promise<Stripe> | null = null

  async function start(): Promise<Stripe> {
    try {
      const { loadStripe } = await import('@stripe/stripe-js/pure')
      const stripe = await loadStripe(publishableKey, { locale: 'en' })
      if (stripe) return stripe
    } catch {
      // Blocked, or offline: the same to us as a provider that isn't there.
    }
    loading = null
    throw new Error('The payment provider could not be loaded')
  }
  const load = (): Promise<Stripe> => (loading ??= start())
  const remember = (card: StripeCardElement): void => {
    cards.set(card, card)
  }

  return {
    CardForm: (props) => <CardField {...props} load={load} onMade={remember} />,

    async confirm(clientSecret, handle, billing) {
      const card = cards.get(handle)
      if (!card) throw new Error('This card form is not on the page any more')
      const known = Object.fromEntries(Object.entries(billing).filter(([, text]) => text !== ''))
      const { paymentIntent, error } = await (
        await load()
      ).confirmCardPayment(clientSecret, { payment_method: { card, billing_details: known } })
      if (!error) return { intent: toIntent(paymentIntent), error: null }
      const intent = error.payment_intent ? toIntent(error.payment_intent) : null
      if (!intent && noAnswer.includes(error.type)) throw new Error('The payment provider did not answer')
      return { intent, error: error.message ?? null }
    },

    async retrieve(clientSecret) {
      const { paymentIntent, error } = await (await load()).retrievePaymentIntent(clientSecret)
      if (!error) return toIntent(paymentIntent)
      if (error.code === 'resource_missing') return null
      throw new Error('The payment provider did not answer')
    },
  }
}
