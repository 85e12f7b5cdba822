import type { BrowserContext, Page } from '@playwright/test'
import { auth } from '#src/copy/auth.ts'
import { pages as table, titleOf } from '#src/domain/pages.ts'
import type { RealConfig } from '#src/platform/real/config.ts'
import type { Deployment } from '#tests/tools/smoke/deployment.ts'
import type { Report } from '#tests/tools/smoke/report.ts'
import { open } from '#tests/tools/smoke/browser/visit.ts'

const timeoutMs = 15_000

/** Runs in the page: loads the provider's script as the shop does, and shows card fields. @returns what failed */
async function showCardFields([script, key, ms]: [string, string, number]): Promise<
  'card-script' | 'card-fields' | null
> {
  const shop = (await import(script)) as {
    createStripePayment: (key: string) => { retrieve: (secret: string) => Promise<unknown> }
  }
  // An unknown payment is an error, which does not matter here.
  await shop
    .createStripePayment(key)
    .retrieve('pi_smoke_secret_smoke')
    .catch(() => null)
  const stripe = window.Stripe?.(key)
  if (!stripe) return 'card-script'
  const place = document.body.appendChild(document.createElement('div'))
  const card = stripe.elements().create('card')
  const isReady = new Promise<boolean>((resolve) => {
    card.on('ready', () => resolve(true))
    setTimeout(resolve, ms, false)
  })
  card.mount(place)
  return (await isReady) ? null : 'card-fields'
}

/** Has the card provider's real script show its fields, under the page's policy. No payment begins. */
async function checkCards(
  page: Page,
  { site, assets }: Deployment,
  { stripeKey }: RealConfig,
  report: Report,
): Promise<void> {
  const script = [...assets].find(([, answer]) => answer?.text.includes('createStripePayment}'))?.[0]
  if (script === undefined) return report.wrong('other-version', 'no script for card payments was found')
  await open(page, new URL(table.contact.path.slice(1), site).href, { title: titleOf('contact') }, report)
  const failure = await page
    .evaluate(showCardFields, [script, stripeKey, timeoutMs] as [string, string, number])
    .catch(() => 'card-script' as const)
  if (failure) report.wrong(failure)
  report.tried.push('the card provider’s script shows its fields')
}

/** Presses the button for Google. @returns what went wrong, or null when its window shows Google or the emulator */
async function openGoogle(page: Page, emulatorUrl: string | null): Promise<string | null> {
  const alerted = page.waitForEvent('dialog', { timeout: 2 * timeoutMs }).then(
    async (dialog) => {
      await dialog.accept()
      return `the shop says “${dialog.message()}”`
    },
    () => 'nothing happens',
  )
  const opened = page.waitForEvent('popup', { timeout: timeoutMs }).then(async (popup) => {
    const wanted = emulatorUrl ?? 'https://accounts.google.com'
    const isGoogle = popup.waitForURL((url) => url.href.startsWith(wanted), { timeout: timeoutMs, waitUntil: 'commit' })
    return isGoogle.then(
      () => null,
      () => `its window shows ${popup.url().replace(/[?#].*/, '')}`,
    )
  })
  await page.getByRole('button', { name: auth.google }).click()
  return Promise.race([opened.catch(() => alerted), alerted])
}

async function checkGoogle(page: Page, site: URL, { firebase }: RealConfig, report: Report): Promise<void> {
  await open(page, new URL(table.login.path.slice(1), site).href, { title: titleOf('login') }, report)
  const failure = await openGoogle(page, firebase.emulatorUrl).catch(() => 'its button can’t be pressed')
  if (failure !== null) report.wrong('google-window', failure)
  report.tried.push('Google’s window')
}

/** Checks both providers' real scripts, without a login. */
export async function checkProviders(
  context: BrowserContext,
  deployment: Deployment,
  config: RealConfig,
  report: Report,
): Promise<void> {
  const page = await context.newPage()
  await checkCards(page, deployment, config, report)
  await checkGoogle(page, deployment.site, config, report)
  await page.close()
}
