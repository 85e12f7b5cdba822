import { expect, type BrowserContext, type Page } from '@playwright/test'
import * as z from 'zod/mini'
import { installFakeStripe } from '#tests/e2e/real/support/cardScript.ts'
import { readDbState } from '#tests/e2e/real/support/dbState.ts'

const createFrameHtml = (body: string, script: string) =>
  `<!doctype html><html lang="en"><title>Card provider</title><body>${body}<script>${script}</script>`

const cardFrameHtml = createFrameHtml(
  ['Card number', 'Expiry date', 'CVC'].map((label) => `<input aria-label="${label}">`).join(''),
  `const fields = [...document.querySelectorAll('input')]
   document.oninput = () =>
     parent.postMessage({ number: fields[0].value.replaceAll(' ', ''), complete: fields.every((field) => field.value) }, '*')
   parent.postMessage({}, '*')`,
)
const challengeFrameHtml = createFrameHtml(
  '<button>Complete</button><button>Fail</button>',
  `document.onclick = ({ target }) => parent.postMessage({ passed: target.textContent === 'Complete' }, '*')`,
)

const requestSchema = z.object({ secret: z.string(), number: z.optional(z.string()), passed: z.optional(z.boolean()) })

type IntentStatus = 'requires_payment_method' | 'requires_action' | 'succeeded'

export const cards = { good: '4242424242424242', declined: '4000000000000002', challenged: '4000002500003155' } as const

/** The URL to which the card provider's script sends a confirmation. */
export const confirmationUrl = /^https:\/\/api\.stripe\.com\/v1\/confirm$/

const errors = {
  declined: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' },
  notAuthenticated: {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message: 'We are unable to authenticate your payment method.',
  },
  alreadySucceeded: {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: 'This payment has already succeeded.',
  },
} as const

/**
 * Creates the server of the fake card provider. It runs outside the browser, so all tabs share the intents, even after
 * a reload. It records every charge, so tests can detect a second charge.
 */
export function createCardProvider() {
  /** The charged amounts, in cents. */
  const charges: number[] = []
  const statusesByIntent = new Map<string, IntentStatus>()

  /** Handles a request of the provider's script. */
  async function handleRequest(
    action: string,
    { secret, number, passed }: z.infer<typeof requestSchema>,
  ): Promise<object> {
    const intent = (await readDbState()).intents.find(({ clientSecret }) => clientSecret === secret)
    if (!intent) throw new Error('The shop requests an intent that does not exist.')
    const getIntent = () => ({
      id: intent.id,
      status: statusesByIntent.get(secret) ?? 'requires_payment_method',
      payment_method: 'pm_card',
      amount: intent.amountCents,
      currency: 'usd',
    })
    const createErrorResponse = (code: keyof typeof errors) => ({
      error: { ...errors[code], payment_intent: getIntent() },
    })
    const setStatus = (status: IntentStatus) => {
      statusesByIntent.set(secret, status)
      if (status === 'succeeded') charges.push(intent.amountCents)
      return { paymentIntent: getIntent() }
    }
    if (action === 'retrieve') return { paymentIntent: getIntent() }
    if (getIntent().status === 'succeeded') return createErrorResponse('alreadySucceeded')
    if (number === cards.declined) return createErrorResponse('declined')
    if (number === cards.challenged) return setStatus('requires_action')
    if (passed !== false) return setStatus('succeeded')
    setStatus('requires_payment_method')
    return createErrorResponse('notAuthenticated')
  }

  /**
   * Responds to a request to one of the provider's hosts.
   * @throws on a malformed body
   */
  async function respond(path: string, body: unknown): Promise<{ contentType: string; body: string }> {
    const frameHtmlOfPath = { '/card.html': cardFrameHtml, '/challenge.html': challengeFrameHtml }[path]
    if (frameHtmlOfPath !== undefined) return { contentType: 'text/html', body: frameHtmlOfPath }
    if (!path.startsWith('/v1/')) return { contentType: 'text/javascript', body: `(${String(installFakeStripe)})()` }
    const result = await handleRequest(path.slice('/v1/'.length), z.parse(requestSchema, body))
    return { contentType: 'application/json', body: JSON.stringify(result) }
  }

  return { charges, respond }
}
export type CardProvider = ReturnType<typeof createCardProvider>

/**
 * A fixture that serves the fake card provider to all pages of a test. Use it only where needed: it intercepts
 * requests, which makes Playwright disable the browser's cache, so pages take up to twice as long.
 */
export async function cardProvider(
  { context }: { context: BrowserContext },
  use: (provider: CardProvider) => Promise<void>,
): Promise<void> {
  const provider = createCardProvider()
  await context.route(/^https:\/\/(js|api|hooks)\.stripe\.com\//, async (route) => {
    const request = route.request()
    const headers = { 'access-control-allow-origin': '*' }
    await route.fulfill({
      headers,
      ...(await provider.respond(new URL(request.url()).pathname, request.postDataJSON())),
    })
  })
  await use(provider)
}

export async function enterCard(page: Page, number: string): Promise<void> {
  const fields = page.frameLocator('[title="Secure card payment input frame"]')
  await fields.getByLabel('Card number').fill(number)
  await fields.getByLabel('Expiry date').fill('12 / 34')
  await fields.getByLabel('CVC').fill('123')
}

/**
 * Pays while the requests that record the payment fail.
 * @returns a function that lets these requests succeed
 */
export async function payWithoutRecording(page: Page): Promise<() => Promise<void>> {
  const recordUrls = '**/api/mypurchase/*'
  await page.route(recordUrls, (route) => (route.request().method() === 'PATCH' ? route.abort() : route.fallback()))
  await enterCard(page, cards.good)
  await page.getByRole('button', { name: /Payment Confirm/ }).click()
  await expect(page.getByRole('main').getByText('Payment Success')).toBeVisible()
  return () => page.unroute(recordUrls)
}

export const completeBankCheck = (page: Page, name: 'Complete' | 'Fail') =>
  page.frameLocator('[title="Bank"]').getByRole('button', { name }).click()
