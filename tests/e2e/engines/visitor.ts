import { expect } from '@playwright/test'
import type { Target } from '#mocks/demo/tour/tour.ts'
import type { Driver, Point } from '#tests/e2e/engines/drivers/driver.ts'
import type * as inPage from '#tests/e2e/engines/page/page.ts'

type InPage = typeof inPage

/** How often the page is asked, in ms. */
const intervals = [20, 50, 100, 200]

/** Waits until the page answers so. Between two pages there is none to ask. */
function expectResult(what: string, ask: () => Promise<unknown>, expected: unknown): Promise<void> {
  const tryToRead = () => ask().catch((error: unknown) => `no answer: ${String(error)}`)
  return expect.poll(tryToRead, { message: what, intervals }).toEqual(expected)
}

/** Somebody who uses a site with pointer and keyboard. The same in every engine. */
export function createVisitor(driver: Driver, pageScript: string) {
  /** Runs a function in the page, which knows nothing around it. */
  const read = async <Arg, Value>(find: (arg: Arg) => Value, arg?: Arg) =>
    (await driver.evaluate(`(${String(find)})(${JSON.stringify(arg)})`)) as Value

  /** Calls one of the page's functions in the page. */
  async function ask<Name extends keyof InPage>(
    name: Name,
    ...args: Parameters<InPage[Name]>
  ): Promise<Awaited<ReturnType<InPage[Name]>>> {
    const call = `(async () => [await inPage.${name}(...${JSON.stringify(args)})])()`
    // The page's functions are sent once to each page; the built file calls them `script`.
    const answer =
      (await driver.evaluate(`window.inPage ? ${call} : null`)) ??
      (await driver.evaluate(`(() => { ${pageScript}; window.inPage = script; return ${call} })()`))
    return (answer as [Awaited<ReturnType<InPage[Name]>>])[0]
  }

  /** Clicks where `find` says, once it finds something. */
  async function pressAt(what: string, find: () => Promise<Point | null>): Promise<void> {
    let point: Point | null = null
    const look = async () => (point = await find().catch(() => null))
    await expect.poll(look, { message: `a press reaches ${what}`, intervals }).not.toBeNull()
    await driver.click(point ?? { x: 0, y: 0 })
  }

  const press = (target: Target) => pressAt(JSON.stringify(target), () => ask('reach', target))

  return {
    driver,
    read,
    ask,
    press,
    /** Waits until a function finds this in the page. */
    expectRead: <Arg, Value>(find: (arg: Arg) => Value, expected: Value, arg?: Arg) =>
      expectResult(String(find), () => read(find, arg), expected),
    /** Waits until all targets are on the screen. */
    see: (...targets: readonly Target[]) => expectResult(JSON.stringify(targets), () => ask('showsAll', targets), true),
    /** Waits until the page has its heading, and nothing is loading. */
    seePage: () => expectResult('the page is settled', () => ask('isSettled'), true),
    /** Presses the first field or button in a frame of another host. */
    pressInFrame: (title: string) => pressAt(`the frame ${title}`, () => ask('reachFrame', title)),
    /** Replaces the text of a field. */
    async type(target: Target, text: string) {
      await press(target)
      await driver.type(text)
    },
  }
}
export type Visitor = ReturnType<typeof createVisitor>
