import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { installTime, type PageTime } from '#tests/tools/monkey/page/time.ts'

const start = Date.UTC(2026, 0, 5, 9)
const pageTime = () => (window as unknown as { pageTime: PageTime }).pageTime
const names = ['Date', 'setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] as const
const real = Object.fromEntries(names.map((name) => [name, window[name]]))

beforeEach(() => installTime(start))
afterEach(() => {
  Object.assign(window, real)
  sessionStorage.clear()
})

describe('the time of a page', () => {
  it('stands still until it is advanced', async () => {
    expect([Date.now(), new Date().getTime(), new Date(5).getTime()]).toEqual([start, start, 5])
    await pageTime().advance(1500)
    expect(Date.now()).toBe(start + 1500)
  })

  it('runs timers when they are due, in order, each at its time', async () => {
    const ran: [string, number][] = []
    const note = (name: string) => ran.push([name, Date.now() - start])
    setTimeout(note, 200, 'late')
    setTimeout(() => {
      note('early')
      setTimeout(note, 50, 'nested')
    }, 100)
    const interval = setInterval(note, 90, 'interval')
    await pageTime().advance(199)
    clearInterval(interval)
    expect(ran).toEqual([
      ['interval', 90],
      ['early', 100],
      ['nested', 150],
      ['interval', 180],
    ])
    await pageTime().advance(1)
    expect(ran.slice(4)).toEqual([['late', 200]])
  })

  it('does not run a timer that was removed', async () => {
    const run = vi.fn()
    clearTimeout(setTimeout(run, 10))
    await pageTime().advance(20)
    expect(run).not.toHaveBeenCalled()
  })

  it('reports what a timer throws, and goes on', async () => {
    const [report, run] = [vi.fn(), vi.fn()]
    vi.stubGlobal('reportError', report)
    const error = new Error('broken')
    setTimeout(() => {
      throw error
    }, 1)
    setTimeout(run, 2)
    await pageTime().advance(5)
    vi.unstubAllGlobals()
    expect(report).toHaveBeenCalledWith(error)
    expect(run).toHaveBeenCalledOnce()
  })

  it('goes on after a reload where it was', async () => {
    await pageTime().advance(700)
    dispatchEvent(new Event('pagehide'))
    Object.assign(window, real)
    installTime(start)
    expect(Date.now()).toBe(start + 700)
  })
})
