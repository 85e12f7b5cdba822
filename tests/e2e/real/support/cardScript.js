// A fake of https://js.stripe.com with the functions that the shop uses. Like the real script it renders the card fields
// and the bank's challenge in frames of its own hosts, and calls its own server.
;(() => {
  /** @param {string} address @param {string} title @param {Partial<CSSStyleDeclaration>} style */
  const makeFrame = (address, title, style) => {
    const frame = document.createElement('iframe')
    Object.assign(frame, { src: address, title })
    Object.assign(frame.style, { border: '0', width: '100%', height: '2.5rem' }, style)
    return frame
  }

  /** @param {string} action @param {object} body */
  const ask = async (action, body) => {
    try {
      const response = await fetch(`https://api.stripe.com/v1/${action}`, {
        method: 'POST',
        body: JSON.stringify(body),
      })
      return await response.json()
    } catch {
      return { error: { type: 'api_connection_error', message: 'The card provider could not be reached.' } }
    }
  }

  /**
   * @param {HTMLIFrameElement} frame
   * @param {(message: { number?: string, complete?: boolean, passed?: boolean }) => void} listener called with each message of the frame
   */
  const listen = (frame, listener) => {
    const onMessage = (/** @type {MessageEvent} */ { source, data }) => {
      if (source === frame.contentWindow) listener(data)
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }

  const makeCard = () => {
    /** @type {Map<string, Set<(event: object) => void>>} */
    const listeners = new Map()
    const emit = (/** @type {string} */ type, event = {}) => listeners.get(type)?.forEach((listener) => listener(event))
    const frame = makeFrame('https://js.stripe.com/card.html', 'Secure card payment input frame', {})
    let stop = () => {}
    const card = {
      number: '',
      on(/** @type {string} */ type, /** @type {(event: object) => void} */ listener) {
        listeners.set(type, (listeners.get(type) ?? new Set()).add(listener))
      },
      off: (/** @type {string} */ type, /** @type {(event: object) => void} */ listener) =>
        listeners.get(type)?.delete(listener),
      mount(/** @type {HTMLElement} */ container) {
        stop = listen(frame, ({ number, complete }) => {
          if (number === undefined) return emit('ready')
          card.number = number
          emit('change', { complete, error: undefined })
        })
        container.append(frame)
      },
      update() {},
      destroy() {
        stop()
        frame.remove()
      },
    }
    return card
  }

  /** Shows the bank's challenge over the page. @returns {Promise<boolean>} */
  const challenge = () =>
    new Promise((resolve) => {
      const overlay = { position: 'fixed', inset: '0', height: '100%', zIndex: '9999', background: '#fff' }
      const frame = makeFrame('https://hooks.stripe.com/challenge.html', '', overlay)
      // Tests find it by its title: a press on a page that is still loading is lost.
      frame.onload = () => (frame.title = 'Bank')
      const stop = listen(frame, ({ passed }) => {
        stop()
        frame.remove()
        resolve(passed)
      })
      document.body.append(frame)
    })

  const Stripe = () => ({
    elements: () => ({ create: makeCard }),
    createToken() {},
    createPaymentMethod() {},
    async confirmCardPayment(
      /** @type {string} */ secret,
      /** @type {{ payment_method: { card: { number: string } } }} */ { payment_method: { card } },
    ) {
      const answer = await ask('confirm', { secret, number: card.number })
      if (answer.paymentIntent?.status !== 'requires_action') return answer
      return ask('authenticate', { secret, passed: await challenge() })
    },
    retrievePaymentIntent: (/** @type {string} */ secret) => ask('retrieve', { secret }),
  })
  Object.assign(window, { Stripe: Object.assign(Stripe, { version: 'endive' }) })
})()
