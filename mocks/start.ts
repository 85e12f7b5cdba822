import { setupWorker } from 'msw/browser'
import { handlers } from '#mocks/handlers/index.ts'

/** Where the mock server runs. */
export type MockHost = 'worker' | 'page'

const options = { quiet: true, onUnhandledFrame: 'bypass' } as const

/** Milliseconds after which a worker that says nothing is given up. */
const patience = { register: 3000, control: 5000 }

const late = (ms: number) => new Promise<never>((_, reject) => setTimeout(() => reject(new Error('it is late')), ms))

/** Asks for the worker ourselves first: msw's start() can't be tried again in the page once it has failed. */
async function registerWorker(url: string): Promise<void> {
  const { serviceWorker } = navigator
  const registration: ServiceWorkerRegistration | undefined = await Promise.race([
    serviceWorker.register(url),
    late(patience.register),
  ])
  // some blockers refuse without an error, whatever the type says
  if (!registration) throw new Error('it was refused')
  // first visit: wait until it controls this page, or msw would reload the page
  if (!registration.active) {
    const control = new Promise((resolve) =>
      serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
    await Promise.race([control, late(patience.control)])
  }
  // msw calls update() without a catch; offline that would be an unhandled rejection
  const update = registration.update.bind(registration)
  ServiceWorkerRegistration.prototype.update = () => update().catch(() => registration)
}

/**
 * Starts the mock server: in a worker where there can be one, else in the page, where msw wraps fetch and XMLHttpRequest.
 * @param workerUrl absolute address of the worker's script
 */
export async function startMocks(workerUrl: string): Promise<MockHost> {
  try {
    await registerWorker(workerUrl)
    await setupWorker(...handlers).start({ ...options, serviceWorker: { url: workerUrl } })
    return 'worker'
  } catch (error) {
    console.info('The mock server runs in the page, for the worker could not start:', error)
  }
  // msw has no switch for its in-page mode: it takes it when navigator has no serviceWorker
  delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker
  await setupWorker(...handlers).start(options)
  return 'page'
}
