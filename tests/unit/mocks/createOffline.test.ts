import { beforeEach, expect, test, vi } from 'vitest'
import { createOffline, registerTimeoutMs } from '#mocks/demo/offline/createOffline.ts'

class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installing'
  readonly postMessage = vi.fn<(message: string) => void>()
}

class FakeRegistration extends EventTarget {
  active: FakeWorker | null = null
  waiting: FakeWorker | null = null
  installing: FakeWorker | null = null
  readonly update = vi.fn<() => Promise<void>>(() => Promise.reject(new TypeError('offline')))

  /** A version is found and begins to install. */
  find(): FakeWorker {
    this.installing = new FakeWorker()
    this.dispatchEvent(new Event('updatefound'))
    return this.installing
  }

  /** Moves a worker to its next state. */
  move(worker: FakeWorker, state: ServiceWorkerState): void {
    worker.state = state
    if (this.installing === worker) this.installing = null
    if (this.waiting === worker) this.waiting = null
    if (state === 'installed') this.waiting = worker
    if (state === 'activating' || state === 'activated') this.active = worker
    worker.dispatchEvent(new Event('statechange'))
  }
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null
  readonly registration = new FakeRegistration()
  register = (): Promise<unknown> => Promise.resolve(this.registration)

  post(source: FakeWorker, data: unknown): void {
    this.dispatchEvent(Object.assign(new Event('message'), { source, data }))
  }

  takeOver(worker: FakeWorker): void {
    this.controller = worker
    this.dispatchEvent(new Event('controllerchange'))
  }
}

let container: FakeContainer
const reload = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  reload.mockClear()
  container = new FakeContainer()
})
async function start() {
  const offline = createOffline('https://demo.test/sw.js', {
    container: container as unknown as ServiceWorkerContainer,
    reload,
  })
  await vi.advanceTimersByTimeAsync(0)
  return offline
}

/** A visitor who comes back: version 1 serves the page. */
async function startServed() {
  const version1 = new FakeWorker()
  container.registration.move(version1, 'activated')
  container.controller = version1
  return { version1, offline: await start() }
}

test('counts while the first version installs, and is ready once it is active and complete', async () => {
  const { state } = await start()
  const worker = container.registration.find()
  container.post(worker, { stored: 3, total: 40 })
  expect(state.get()).toEqual({ phase: 'preparing', stored: 3, total: 40 })
  container.post(worker, { stored: 40, total: 40 })
  expect(state.get()).toEqual({ phase: 'preparing', stored: 40, total: 40 })
  container.registration.move(worker, 'installed')
  container.registration.move(worker, 'activated')
  expect(worker.postMessage).toHaveBeenCalledWith('storeFiles')
  container.takeOver(worker)
  container.post(worker, { stored: 40, total: 40 })
  expect(state.get()).toEqual({ phase: 'ready' })
  expect(reload).not.toHaveBeenCalled()
})

test('on a later visit it asks the worker what is stored, and counts what is missing', async () => {
  const { version1, offline } = await startServed()
  expect(version1.postMessage).toHaveBeenCalledWith('storeFiles')
  container.post(version1, { stored: 39, total: 40 })
  expect(offline.state.get()).toEqual({ phase: 'preparing', stored: 39, total: 40 })
  container.post(version1, { stored: 40, total: 40 })
  expect(offline.state.get()).toEqual({ phase: 'ready' })
})

test('asks a worker that is still being activated: WebKit doesn’t tell a page of that time when it is active', async () => {
  const version1 = new FakeWorker()
  container.registration.move(version1, 'activating')
  const { state } = await start()
  container.post(version1, { stored: 40, total: 40 })
  expect(version1.postMessage).toHaveBeenCalledExactlyOnceWith('storeFiles')
  expect(state.get()).toEqual({ phase: 'ready' })
  container.registration.move(version1, 'activated')
  expect(version1.postMessage).toHaveBeenCalledOnce()
})

test.each<[string, () => void]>([
  ['rejects', () => (container.register = () => Promise.reject(new Error('refused')))],
  ['resolves with nothing', () => (container.register = () => Promise.resolve(undefined))],
])('is unavailable when the registration %s', async (_, arrange) => {
  arrange()
  expect((await start()).state.get()).toEqual({ phase: 'unavailable' })
})

test('is unavailable when the registration never ends, until it does', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  container.register = () => promise
  const { state } = await start()
  expect(state.get().phase).toBe('preparing')
  await vi.advanceTimersByTimeAsync(registerTimeoutMs)
  expect(state.get()).toEqual({ phase: 'unavailable' })
  resolve(container.registration)
  await vi.advanceTimersByTimeAsync(0)
  container.post(container.registration.find(), { stored: 1, total: 40 })
  expect(state.get()).toEqual({ phase: 'preparing', stored: 1, total: 40 })
})

test('is unavailable without service workers, and when the installation fails', async () => {
  expect(createOffline('sw.js', { container: undefined, reload }).state.get()).toEqual({ phase: 'unavailable' })
  const { state } = await start()
  container.registration.move(container.registration.find(), 'redundant')
  expect(state.get()).toEqual({ phase: 'unavailable' })
})

test('a newer version waits: no reload, and its progress is not shown', async () => {
  const { version1, offline } = await startServed()
  const version2 = container.registration.find()
  container.post(version2, { stored: 1, total: 50 })
  expect(offline.state.get()).toEqual({ phase: 'preparing', stored: 0, total: 0 })
  container.post(version1, { stored: 40, total: 40 })
  expect(offline.newVersion.get()).toBe(false)
  container.registration.move(version2, 'installed')
  expect(offline.newVersion.get()).toBe(true)
  expect(offline.state.get()).toEqual({ phase: 'ready' })
  expect(version2.postMessage).not.toHaveBeenCalled()
  expect(reload).not.toHaveBeenCalled()
})

test('a newer version that fails to install changes nothing', async () => {
  const { version1, offline } = await startServed()
  container.post(version1, { stored: 40, total: 40 })
  container.registration.move(container.registration.find(), 'redundant')
  expect(offline.state.get()).toEqual({ phase: 'ready' })
  expect(offline.newVersion.get()).toBe(false)
})

test('the newer version starts when somebody says so, in each tab that has the older one', async () => {
  const { offline } = await startServed()
  const version2 = container.registration.find()
  container.registration.move(version2, 'installed')
  offline.startNewVersion()
  expect(version2.postMessage).toHaveBeenCalledWith('startNow')
  expect(reload).not.toHaveBeenCalled()
  container.takeOver(version2)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a tab that was loaded past the worker reloads too when the newer version is started in it', async () => {
  const { offline } = await startServed()
  container.controller = null
  const version2 = container.registration.find()
  container.registration.move(version2, 'installed')
  offline.startNewVersion()
  container.takeOver(version2)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a version that already waits when the page opens is offered', async () => {
  const version2 = new FakeWorker()
  container.registration.move(new FakeWorker(), 'activated')
  container.registration.move(version2, 'installed')
  expect((await start()).newVersion.get()).toBe(true)
})

test('looks for a newer version when the tab comes back to the front', async () => {
  await start()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(container.registration.update).toHaveBeenCalledTimes(1)
})
