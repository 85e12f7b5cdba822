import { setupWorker } from 'msw/browser'
import { handlers } from '#mocks/handlers/index.ts'

/** Where the mock server runs. */
export type MockHost = 'worker' | 'page'

const options = { quiet: true, onUnhandledFrame: 'bypass' } as const

/** How long to wait for the worker's registration, and for it to control the page. */
const timeoutMs = { register: 3000, control: 5000 }

const rejectAfter = (ms: number) =>
  new Promise<never>((_, reject) => setTimeout(() => reject(new Error(`no service worker after ${ms} ms`)), ms))

/** Registers the worker before msw does: once msw's start() has failed, it can't run again in the page. */
async function registerWorker(url: string): Promise<void> {
  const { serviceWorker } = navigator
  const registration: ServiceWorkerRegistration | undefined = await Promise.race([
    serviceWorker.register(url),
    rejectAfter(timeoutMs.register),
  ])
  // some content blockers resolve with undefined, against the type
  if (!registration) throw new Error('the registration was blocked')
  // first visit: wait until the worker controls this page, else msw reloads it
  if (!registration.active) {
    const control = new Promise((resolve) =>
      serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
    await Promise.race([control, rejectAfter(timeoutMs.control)])
  }
  // msw calls update() without a catch, which is an unhandled rejection when offline
  const update = registration.update.bind(registration)
  ServiceWorkerRegistration.prototype.update = () => update().catch(() => registration)
}

/**
 * Starts the mock server: in a service worker if possible, else in the page, where msw wraps fetch and XMLHttpRequest.
 * @param workerUrl absolute address of the worker's script
 * @returns where it runs
 */
export async function startMocks(workerUrl: string): Promise<MockHost> {
  try {
    await registerWorker(workerUrl)
    await setupWorker(...handlers).start({ ...options, serviceWorker: { url: workerUrl } })
    return 'worker'
  } catch (error) {
    console.info('The mock server runs in the page because the service worker could not start:', error)
  }
  // msw has no option for its in-page mode; it chooses it when navigator has no serviceWorker
  delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker
  await setupWorker(...handlers).start(options)
  return 'page'
}
