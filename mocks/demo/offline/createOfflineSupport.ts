import * as z from 'zod/mini'
import { createObservable } from '#mocks/observable.ts'

/**
 * Whether the demo works offline. unavailable: the browser rejects service workers · preparing: files are being stored ·
 * ready: all files are stored
 */
export type OfflineState =
  | { phase: 'unavailable' }
  | { phase: 'preparing'; stored: number; total: number }
  | { phase: 'ready' }

/** Whether files are being stored and their total number is known. */
export const isStoringFiles = (state: OfflineState): state is Extract<OfflineState, { phase: 'preparing' }> =>
  state.phase === 'preparing' && state.total > 0

export type OfflineSupport = ReturnType<typeof createOfflineSupport>

/** The message that the worker (mocks/build/sw.js) posts while it stores the demo's files. */
const progressSchema = z.object({ stored: z.number(), total: z.number() })

const registerTimeoutMs = 10_000

/**
 * Registers the service worker and tracks its state. Call it after the first page is shown, because the downloads would delay
 * that page.
 */
export function createOfflineSupport(workerUrl: string) {
  // For example, browsers provide no service workers without HTTPS.
  const workerContainer = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined
  const state = createObservable<OfflineState>({ phase: 'preparing', stored: 0, total: 0 })
  const hasNewVersion = createObservable(false)
  let registration: ServiceWorkerRegistration | null = null
  /** Whether a worker already controls this page. If so, a change of controller means a new version. */
  let isControlled = Boolean(workerContainer?.controller)

  const setUnavailable = () => state.set({ phase: 'unavailable' })

  function onMessage({ source, data }: MessageEvent<unknown>): void {
    const progress = z.safeParse(progressSchema, data)
    if (!progress.success || !registration || state.get().phase === 'ready') return
    // Ignores the progress of a newer version while an older one is active.
    if (source !== (registration.active ?? registration.installing)) return
    const isReady = source === registration.active && progress.data.stored === progress.data.total
    state.set(isReady ? { phase: 'ready' } : { phase: 'preparing', ...progress.data })
  }

  function onControllerChange(): void {
    if (isControlled) location.reload()
    isControlled = true
  }

  function watchWorker(worker: ServiceWorker | null, newRegistration: ServiceWorkerRegistration): void {
    const onStateChange = () => {
      hasNewVersion.set(newRegistration.active !== null && newRegistration.waiting !== null)
      // Does not wait for activation, because WebKit does not report it to a page that was opened in the meantime.
      if (worker && worker === newRegistration.active) worker.postMessage('storeFiles') // the worker posts its progress
      if (worker?.state === 'redundant' && !newRegistration.active) setUnavailable() // the installation failed; the next visit retries
    }
    onStateChange()
    worker?.addEventListener('statechange', onStateChange)
  }

  async function register(workers: ServiceWorkerContainer): Promise<void> {
    const newRegistration: ServiceWorkerRegistration | undefined = await workers.register(workerUrl)
    // Some content blockers make `register` resolve with undefined, contrary to its type.
    if (!newRegistration) throw new Error('the registration was blocked')
    registration = newRegistration
    for (const worker of [newRegistration.active, newRegistration.waiting, newRegistration.installing])
      watchWorker(worker, newRegistration)
    newRegistration.addEventListener('updatefound', () => watchWorker(newRegistration.installing, newRegistration))
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') newRegistration.update().catch(() => undefined) // rejects when offline
    })
  }

  if (workerContainer) {
    workerContainer.addEventListener('message', onMessage)
    workerContainer.addEventListener('controllerchange', onControllerChange)
    const timer = setTimeout(setUnavailable, registerTimeoutMs)
    void register(workerContainer)
      .catch(setUnavailable)
      .finally(() => clearTimeout(timer))
  } else setUnavailable()

  return {
    state,
    /** Whether a newer version is stored. It starts automatically once every tab of the demo is closed. */
    hasNewVersion,
    /** Starts the new version now, which reloads every tab of the demo. */
    startNewVersion() {
      isControlled = true // so that a page that bypassed the worker reloads too
      registration?.waiting?.postMessage('startNow')
    },
  }
}
