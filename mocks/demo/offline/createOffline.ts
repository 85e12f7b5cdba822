import * as z from 'zod/mini'
import { createState } from '#mocks/observable.ts'

/**
 * Whether the demo works without a network. unavailable: the browser refuses service workers · preparing: files are being
 * stored · ready: all are.
 */
export type OfflineState =
  | { phase: 'unavailable' }
  | { phase: 'preparing'; stored: number; total: number }
  | { phase: 'ready' }

/** Whether files are being stored, and how many there are is known. */
export const isStoring = (state: OfflineState): state is Extract<OfflineState, { phase: 'preparing' }> =>
  state.phase === 'preparing' && state.total > 0

export type Offline = ReturnType<typeof createOffline>

/** What the worker (mocks/build/sw.js) posts while it stores the demo's files. */
const progressSchema = z.object({ stored: z.number(), total: z.number() })

const registerTimeoutMs = 10_000

/** Registers the service worker and follows it, once the first page is shown: the downloads would slow it down. */
export function createOffline(workerUrl: string) {
  // Undefined where the browser has no service workers, e.g. without https.
  const container = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined
  const state = createState<OfflineState>({ phase: 'preparing', stored: 0, total: 0 })
  const newVersion = createState(false)
  let registration: ServiceWorkerRegistration | null = null
  /** Whether a version of the demo serves this page; then a change of the controller means another version. */
  let isControlled = Boolean(container?.controller)

  const giveUp = () => state.set({ phase: 'unavailable' })

  function onMessage({ source, data }: MessageEvent<unknown>): void {
    const progress = z.safeParse(progressSchema, data)
    if (!progress.success || !registration || state.get().phase === 'ready') return
    // While a version is there already, a newer one that is being stored posts its progress too.
    if (source !== (registration.active ?? registration.installing)) return
    const isReady = source === registration.active && progress.data.stored === progress.data.total
    state.set(isReady ? { phase: 'ready' } : { phase: 'preparing', ...progress.data })
  }

  function onControllerChange(): void {
    if (isControlled) location.reload()
    isControlled = true
  }

  function watchWorker(worker: ServiceWorker | null, found: ServiceWorkerRegistration): void {
    const onStateChange = () => {
      newVersion.set(found.active !== null && found.waiting !== null)
      // Before it is activated, too: WebKit doesn't tell that to a page that was opened meanwhile.
      if (worker && worker === found.active) worker.postMessage('storeFiles') // it answers with its progress
      if (worker?.state === 'redundant' && !found.active) giveUp() // the installation failed; the next visit tries again
    }
    onStateChange()
    worker?.addEventListener('statechange', onStateChange)
  }

  async function register(workers: ServiceWorkerContainer): Promise<void> {
    const found: ServiceWorkerRegistration | undefined = await workers.register(workerUrl)
    // Some content blockers resolve with undefined, against the type.
    if (!found) throw new Error('the registration was blocked')
    registration = found
    for (const worker of [found.active, found.waiting, found.installing]) watchWorker(worker, found)
    found.addEventListener('updatefound', () => watchWorker(found.installing, found))
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') found.update().catch(() => undefined) // offline
    })
  }

  if (container) {
    container.addEventListener('message', onMessage)
    container.addEventListener('controllerchange', onControllerChange)
    const timer = setTimeout(giveUp, registerTimeoutMs)
    void register(container)
      .catch(giveUp)
      .finally(() => clearTimeout(timer))
  } else giveUp()

  return {
    state,
    /** Whether a newer version of the demo is stored and waits. It starts by itself once every tab of the demo is closed. */
    newVersion,
    /** Starts the new version now: reloads every tab of the demo. */
    startNewVersion() {
      isControlled = true // also a page that was loaded past the worker has to reload
      registration?.waiting?.postMessage('startNow')
    },
  }
}
