import { beforeEach, describe, expect, it, vi } from 'vitest'
import { callLog } from '#mocks/callLog.ts'
import { db } from '#mocks/db.ts'
import { wait } from '#mocks/dials.ts'
import { cancelWaitingCalls, releaseWaitingCalls, waitForLatency, waitForRelease } from '#mocks/waitingCalls.ts'
import { callServer } from '#tests/unit/mocks/callServer.ts'

const isSettled = async (promise: Promise<unknown>) => {
  const onSettled = vi.fn<() => void>()
  void promise.then(onSettled, onSettled)
  await vi.advanceTimersByTimeAsync(0)
  return onSettled.mock.calls.length > 0
}

describe('a wait', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    db.setDials({ latency: 2000 })
  })
  it('for the latency ends by itself: the call may go on', async () => {
    const latency = waitForLatency()
    await vi.advanceTimersByTimeAsync(1999)
    expect(await isSettled(latency)).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await latency).toBe(true)
  })

  it('for no latency ends at once, without a timer', async () => {
    db.setDials({ latency: 0 })
    expect(await waitForLatency()).toBe(true)
    await wait(0)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('of a given time ends after it', async () => {
    const twoSeconds = wait(2000)
    expect(await isSettled(twoSeconds)).toBe(false)
    await vi.advanceTimersByTimeAsync(2000)
    expect(await isSettled(twoSeconds)).toBe(true)
  })

  it('for release never ends by itself', async () => {
    const release = waitForRelease()
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(await isSettled(release)).toBe(false)
    releaseWaitingCalls()
    expect(await release).toBe(true)
  })

  it.each([
    ['lets all go on', releaseWaitingCalls, true],
    ['makes all fail', cancelWaitingCalls, false],
  ])('%s, and leaves no timer', async (_, end, mayGoOn) => {
    const waits = [waitForLatency(), waitForLatency(), waitForRelease()]
    end()
    expect(await Promise.all(waits)).toEqual([mayGoOn, mayGoOn, mayGoOn])
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('a call that hangs', () => {
  /** Sends the call, and waits until it hangs. */
  async function cancelOrder() {
    callLog.clear()
    db.setDials({ faults: { cancelOrder: 'hang' } })
    const answer = callServer('DELETE /mypurchases?id=order-1012')
    answer.catch(() => undefined)
    await vi.waitFor(() => expect(callLog.get()).toMatchObject([{ answer: null, cause: 'hang' }]))
    return { answer }
  }

  it('is carried out when it is released and the fault is gone', async () => {
    const { answer } = await cancelOrder()
    db.setDials({ faults: {} })
    releaseWaitingCalls()
    expect(await answer).toEqual({ status: 200, body: { deletedCount: 1 } })
    expect(callLog.get()).toMatchObject([{ answer: 200, cause: null }])
  })

  it('hangs on when it is released and the fault is still there', async () => {
    const { answer } = await cancelOrder()
    const [before] = callLog.get()
    releaseWaitingCalls()
    await vi.waitFor(() => expect(callLog.get()[0]?.sequence).toBeGreaterThan(before?.sequence ?? 0))
    expect(callLog.get()).toMatchObject([{ answer: null, cause: 'hang' }])
    cancelWaitingCalls()
    await expect(answer).rejects.toThrow(TypeError)
  })

  it('fails like a lost network when it is cancelled, and changes nothing', async () => {
    const { answer } = await cancelOrder()
    db.setDials({ faults: {} })
    cancelWaitingCalls()
    await expect(answer).rejects.toThrow(TypeError)
    expect(callLog.get()).toMatchObject([{ answer: 'cancelled', cause: null, changedNothing: false }])
    expect(db.get().orders).toHaveLength(16)
  })
})
