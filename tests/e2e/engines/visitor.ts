import { expect } from '@playwright/test'
import type { TourTarget } from '#mocks/demo/tour/tour.ts'
import type { Driver, Point } from '#tests/e2e/engines/drivers/driver.ts'
import type * as inPage from '#tests/e2e/engines/page/page.ts'

type PageFunctions = typeof inPage

/** Polling intervals, in ms. */
const pollIntervalsMs = [20, 50, 100, 200]

/** Waits until the page returns the expected value. Errors are retried, because calls fail while a page is replaced. */
function expectResult(message: string, read: () => Promise<unknown>, expected: unknown): Promise<void> {
  const tryToRead = () => read().catch((error: unknown) => `failed: ${String(error)}`)
  return expect.poll(tryToRead, { message, intervals: pollIntervalsMs }).toEqual(expected)
}

/** Creates helpers that use a site with pointer and keyboard, in the same way in every engine. */
export function createVisitor(driver: Driver, pageScript: string) {
  /** Runs a function in the page, where it can't use variables from outside its body. */
  const evaluate = async <Arg, Value>(find: (arg: Arg) => Value, arg?: Arg) =>
    (await driver.evaluate(`(${String(find)})(${JSON.stringify(arg)})`)) as Value

  /** Calls one of the functions of page/page.ts in the page. */
  async function callPage<Name extends keyof PageFunctions>(
    name: Name,
    ...args: Parameters<PageFunctions[Name]>
  ): Promise<Awaited<ReturnType<PageFunctions[Name]>>> {
    const call = `(async () => [await inPage.${name}(...${JSON.stringify(args)})])()`
    // Each page receives the functions once, as the bundle's variable `script`.
    const result =
      (await driver.evaluate(`window.inPage ? ${call} : null`)) ??
      (await driver.evaluate(`(() => { ${pageScript}; window.inPage = script; return ${call} })()`))
    return (result as [Awaited<ReturnType<PageFunctions[Name]>>])[0]
  }

  /** Waits until `findPoint` returns a point, and clicks it. */
  async function clickAt(label: string, findPoint: () => Promise<Point | null>): Promise<void> {
    let point: Point | null = null
    const locate = async () => (point = await findPoint().catch(() => null))
    await expect.poll(locate, { message: `a click reaches ${label}`, intervals: pollIntervalsMs }).not.toBeNull()
    await driver.click(point ?? { x: 0, y: 0 })
  }

  const click = (target: TourTarget) => clickAt(JSON.stringify(target), () => callPage('findClickPoint', target))

  return {
    driver,
    evaluate,
    callPage,
    click,
    /** Waits until a function returns this value in the page. */
    expectInPage: <Arg, Value>(find: (arg: Arg) => Value, expected: Value, arg?: Arg) =>
      expectResult(String(find), () => evaluate(find, arg), expected),
    /** Waits until all targets are on the screen. */
    see: (...targets: readonly TourTarget[]) =>
      expectResult(JSON.stringify(targets), () => callPage('areAllVisible', targets), true),
    /** Waits until the page has started and has its heading, and nothing is loading. */
    seePage: () => expectResult('the page is settled', () => callPage('isPageSettled'), true),
    /** Clicks the first field or button in a cross-origin frame. */
    clickInFrame: (title: string) => clickAt(`the frame ${title}`, () => callPage('findFramePoint', title)),
    async type(target: TourTarget, text: string) {
      await click(target)
      await driver.type(text)
    },
  }
}
export type Visitor = ReturnType<typeof createVisitor>
