/** The time of a page under `installTime`. */
export interface PageTime {
  /** Lets time pass: runs the timers that fall due, one after the other, then waits until the page changes no more. */
  advance(ms: number): Promise<void>
}

interface Timer {
  id: number
  /** When it falls due, in ms since 1970. */
  at: number
  /** The interval's length in ms; null for a timeout. */
  every: number | null
  run: () => void
}

/**
 * Runs in the page before its scripts: stops its clock and its timers, which go on only by `window.pageTime.advance`. A
 * reload goes on where the tab was.
 * @param startMs the time at the start, in ms since 1970
 */
export function installTime(startMs: number): void {
  const storageKey = 'monkey:now'
  const quietRounds = 3
  const maxRounds = 100
  // A new tab's blank page has no storage, and no time.
  if (!location.protocol.startsWith('http')) return
  let now = Number(sessionStorage.getItem(storageKey) ?? startMs)
  addEventListener('pagehide', () => sessionStorage.setItem(storageKey, String(now)))

  const realSetTimeout = window.setTimeout.bind(window)
  const RealDate = Date
  const timers = new Map<number, Timer>()
  let lastId = 0
  const add = (handler: (...rest: unknown[]) => void, ms: number, isInterval: boolean, rest: unknown[]) => {
    const id = (lastId += 1)
    const delay = Math.max(Number(ms) || 0, isInterval ? 1 : 0)
    timers.set(id, { id, at: now + delay, every: isInterval ? delay : null, run: () => handler(...rest) })
    return id
  }
  const remove = (id?: number) => void (id !== undefined && timers.delete(id))

  let changes = 0
  new MutationObserver(() => (changes += 1)).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
  })

  /** What is waiting to run (renderings, answers, messages of other tabs) gets its turn. */
  const otherTasks = () => new Promise<void>((resolve) => realSetTimeout(resolve))

  async function quiet(): Promise<void> {
    let quietFor = 0
    for (let round = 0; round < maxRounds && quietFor < quietRounds; round += 1) {
      const before = changes
      await otherTasks()
      quietFor = changes === before ? quietFor + 1 : 0
    }
  }

  async function advance(ms: number): Promise<void> {
    const end = now + ms
    await quiet()
    for (;;) {
      const [next] = [...timers.values()].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at || a.id - b.id)
      if (!next) break
      now = Math.max(now, next.at)
      if (next.every === null) timers.delete(next.id)
      else next.at += next.every
      try {
        next.run()
      } catch (error) {
        reportError(error)
      }
      await otherTasks()
    }
    now = end
    await quiet()
  }

  class PageDate extends RealDate {
    constructor(...values: [] | [number]) {
      super(...(values.length === 0 ? ([now] as const) : values))
    }
    static override now = () => now
  }
  Object.assign(window, {
    Date: PageDate,
    setTimeout: (handler: () => void, ms = 0, ...rest: unknown[]) => add(handler, ms, false, rest),
    setInterval: (handler: () => void, ms = 0, ...rest: unknown[]) => add(handler, ms, true, rest),
    clearTimeout: remove,
    clearInterval: remove,
    pageTime: { advance } satisfies PageTime,
  })
}
