/**
 * As much of a page as code without elements needs. jsdom takes half a second for each of thousands of mutants.
 * localStorage is Node's session storage: it is kept in memory.
 */

/** Node has none: the news of another tab's change of localStorage. */
class StorageNews extends Event {
  constructor(type: string, init: StorageEventInit = {}) {
    super(type)
    Object.assign(this, { key: null, oldValue: null, newValue: null, ...init })
  }
}

class OnlineNavigator {
  get onLine() {
    return true
  }
}

const events = new EventTarget()

const globals = {
  window: globalThis,
  document: events,
  localStorage: sessionStorage,
  StorageEvent: StorageNews,
  navigator: new OnlineNavigator(),
  addEventListener: events.addEventListener.bind(events),
  removeEventListener: events.removeEventListener.bind(events),
  dispatchEvent: events.dispatchEvent.bind(events),
}

for (const [name, value] of Object.entries(globals))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
