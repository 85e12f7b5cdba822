/** A message from the provider's frames to the page. */
interface FrameMessage {
  number?: string
  complete?: boolean
  passed?: boolean
}

type Listener = (event: object) => void

/**
 * Installs a fake of https://js.stripe.com whose card fields are always filled in. It loads no frames, so a test can
 * use it without intercepting requests. The test must expose the function `callProvider`, which calls the fake card
 * provider's server. Runs in the page.
 */
export function installStripeWithCompleteCard(): void {
  const card = {
    on(type: string, listener: Listener) {
      if (type === 'ready' || type === 'change') setTimeout(() => listener({ complete: true }))
    },
    off() {},
    mount() {},
    update() {},
    destroy() {},
  }
  const callProvider = (action: string) => (secret: string) =>
    (Reflect.get(window, 'callProvider') as (action: string, secret: string) => unknown)(action, secret)
  const Stripe = () => ({
    elements: () => ({ create: () => card }),
    createToken() {},
    createPaymentMethod() {},
    confirmCardPayment: callProvider('confirm'),
    retrievePaymentIntent: callProvider('retrieve'),
  })
  Object.assign(window, { Stripe: Object.assign(Stripe, { version: 'endive' }) })
}

/**
 * Installs a fake of https://js.stripe.com with the functions that the shop uses. Like the real script, the fake renders
 * the card fields and the bank's challenge in cross-origin frames, and calls the provider's server. Runs in the page.
 */
export function installFakeStripe(): void {
  const createFrame = (url: string, title: string, style: Partial<CSSStyleDeclaration> = {}) => {
    const frame = document.createElement('iframe')
    Object.assign(frame, { src: url, title })
    Object.assign(frame.style, { border: '0', width: '100%', height: '2.5rem' }, style)
    return frame
  }

  const callServer = async (action: string, body: object) => {
    const url = `https://api.stripe.com/v1/${action}`
    const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) })
    return (await response.json()) as { paymentIntent?: { status: string } }
  }

  /** @returns a function that stops listening */
  const listenToFrame = (frame: HTMLIFrameElement, listener: (message: FrameMessage) => void) => {
    const onMessage = ({ source, data }: MessageEvent<FrameMessage>) => {
      if (source === frame.contentWindow) listener(data)
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }

  const createCard = () => {
    const listeners = new Map<string, Set<Listener>>()
    const emit = (type: string, event = {}) => listeners.get(type)?.forEach((listener) => listener(event))
    const frame = createFrame('https://js.stripe.com/card.html', 'Secure card payment input frame')
    let stopListening = () => {}
    const card = {
      number: '',
      on: (type: string, listener: Listener) =>
        void listeners.set(type, (listeners.get(type) ?? new Set()).add(listener)),
      off: (type: string, listener: Listener) => listeners.get(type)?.delete(listener),
      mount(container: HTMLElement) {
        stopListening = listenToFrame(frame, ({ number, complete }) => {
          if (number === undefined) return emit('ready')
          card.number = number
          emit('change', { complete, error: undefined })
        })
        container.append(frame)
      },
      update() {},
      destroy() {
        stopListening()
        frame.remove()
      },
    }
    return card
  }

  /**
   * Shows the bank's challenge over the page.
   * @returns whether the customer passed the challenge
   */
  const showChallenge = () =>
    new Promise<boolean | undefined>((resolve) => {
      const overlay = { position: 'fixed', inset: '0', height: '100%', zIndex: '9999', background: '#fff' }
      const frame = createFrame('https://hooks.stripe.com/challenge.html', '', overlay)
      // Tests find the frame by its title. It is set only after loading, because an earlier click would be lost.
      frame.onload = () => (frame.title = 'Bank')
      const stop = listenToFrame(frame, ({ passed }) => {
        stop()
        frame.remove()
        resolve(passed)
      })
      document.body.append(frame)
    })

  type Payment = { payment_method: { card: ReturnType<typeof createCard> } }
  const Stripe = () => ({
    elements: () => ({ create: createCard }),
    createToken() {},
    createPaymentMethod() {},
    async confirmCardPayment(secret: string, { payment_method: { card } }: Payment) {
      const result = await callServer('confirm', { secret, number: card.number })
      if (result.paymentIntent?.status !== 'requires_action') return result
      return callServer('authenticate', { secret, passed: await showChallenge() })
    },
    retrievePaymentIntent: (secret: string) => callServer('retrieve', { secret }),
  })
  Object.assign(window, { Stripe: Object.assign(Stripe, { version: 'endive' }) })
}
