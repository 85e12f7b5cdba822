import { readFileSync } from 'node:fs'
import type { BrowserContext, FrameLocator, Page } from '@playwright/test'
import * as z from 'zod/mini'
import { readWorld } from '#tests/e2e/real/support/world.ts'

const script = readFileSync(new URL('cardScript.js', import.meta.url), 'utf8')

const frameOf = (body: string, behaviour: string) =>
  `<!doctype html><html lang="en"><title>Card provider</title><body>${body}<script>${behaviour}</script>`

const cardFrame = frameOf(
  ['Card number', 'Expiry date', 'CVC'].map((label) => `<input aria-label="${label}">`).join(''),
  `const fields = [...document.querySelectorAll('input')]
   document.oninput = () =>
     parent.postMessage({ number: fields[0].value.replaceAll(' ', ''), complete: fields.every((field) => field.value) }, '*')
   parent.postMessage({}, '*')`,
)
const challengeFrame = frameOf(
  '<button>Complete</button><button>Fail</button>',
  `document.onclick = ({ target }) => parent.postMessage({ passed: target.textContent === 'Complete' }, '*')`,
)

const questionSchema = z.object({
  secret: z.string(),
  number: z.optional(z.string()),
  passed: z.optional(z.boolean()),
})
type Question = z.infer<typeof questionSchema>

type Status = 'requires_payment_method' | 'requires_action' | 'succeeded'

/** What the provider took from a card. */
export interface Charge {
  secret: string
  cents: number
}

/** The provider's test cards, and what comes of them. */
export const cards = { good: '4242424242424242', declined: '4000000000000002', challenged: '4000002500003155' } as const

const refusals = {
  declined: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' },
  notAuthenticated: {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message: 'We are unable to authenticate your payment method.',
  },
  again: {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: 'This payment has already succeeded.',
  },
  unknown: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such payment_intent' },
} as const

/**
 * The card provider behind its stand-in script. It lives outside of the browser, so reloads and tabs see the same
 * intents, and it counts: whoever charges an order twice is found out.
 */
export class CardProvider {
  readonly charges: Charge[] = []
  readonly #statuses = new Map<string, Status>()

  /** Serves the provider's hosts to all pages of a browser. */
  async serve(context: BrowserContext): Promise<void> {
    const page = (body: string) => ({ contentType: 'text/html', body })
    await context.route('https://js.stripe.com/**', (route) =>
      route.fulfill(
        route.request().url().endsWith('/card.html')
          ? page(cardFrame)
          : { contentType: 'text/javascript', body: script },
      ),
    )
    await context.route('https://hooks.stripe.com/**', (route) => route.fulfill(page(challengeFrame)))
    await context.route('https://api.stripe.com/v1/*', async (route) => {
      const action = new URL(route.request().url()).pathname.slice('/v1/'.length)
      const question = questionSchema.parse(route.request().postDataJSON())
      const json = await this.#answer(action, question)
      await route.fulfill({ json, headers: { 'access-control-allow-origin': '*' } })
    })
  }

  async #answer(action: string, { secret, number, passed }: Question): Promise<object> {
    const intent = (await readWorld()).intents.find(({ clientSecret }) => clientSecret === secret)
    if (!intent) return { error: refusals.unknown }
    const show = () => ({
      id: intent.id,
      status: this.#statuses.get(secret) ?? 'requires_payment_method',
      payment_method: 'pm_card',
    })
    const refuse = (why: keyof typeof refusals) => ({ error: { ...refusals[why], payment_intent: show() } })
    const move = (status: Status) => {
      this.#statuses.set(secret, status)
      if (status === 'succeeded') this.charges.push({ secret, cents: intent.amountCents })
      return { paymentIntent: show() }
    }
    if (action === 'retrieve') return { paymentIntent: show() }
    if (show().status === 'succeeded') return refuse('again')
    if (number === cards.declined) return refuse('declined')
    if (number === cards.challenged) return move('requires_action')
    if (passed !== false) return move('succeeded')
    move('requires_payment_method')
    return refuse('notAuthenticated')
  }
}

const fields = (page: Page): FrameLocator => page.frameLocator('[title="Secure card payment input frame"]')

/** Types a card into the provider's frame. */
export async function enterCard(page: Page, number: string): Promise<void> {
  await fields(page).getByLabel('Card number').fill(number)
  await fields(page).getByLabel('Expiry date').fill('12 / 34')
  await fields(page).getByLabel('CVC').fill('123')
}

/** Answers the bank's question. */
export const answerBank = (page: Page, answer: 'Complete' | 'Fail') =>
  page.frameLocator('[title="Bank"]').getByRole('button', { name: answer }).click()
