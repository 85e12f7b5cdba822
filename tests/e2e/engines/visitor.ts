import { expect } from '@playwright/test'
import type { Target } from '#mocks/demo/tour/tour.ts'
import type { Driver, Point } from '#tests/e2e/engines/drivers/driver.ts'
import type * as inPage from '#tests/e2e/engines/page/page.ts'

type InPage = typeof inPage

/** How often the page is asked, in ms. */
const intervals = [20, 50, 100, 200]

/** Somebody who uses a site with pointer and keyboard. The same in every engine. */
export class Visitor {
  readonly driver: Driver
  readonly #pageScript: string

  constructor(driver: Driver, pageScript: string) {
    this.driver = driver
    this.#pageScript = pageScript
  }

  /** Runs a function in the page, which knows nothing around it. */
  read = async <Arg, Value>(find: (arg: Arg) => Value, arg?: Arg) =>
    (await this.driver.evaluate(`(${String(find)})(${JSON.stringify(arg)})`)) as Value

  /** Waits until a function finds this in the page. */
  expectRead = <Arg, Value>(find: (arg: Arg) => Value, expected: Value, arg?: Arg) =>
    this.#expect(String(find), () => this.read(find, arg), expected)

  /** Calls one of the page's functions in the page. */
  async ask<Name extends keyof InPage>(
    name: Name,
    ...args: Parameters<InPage[Name]>
  ): Promise<Awaited<ReturnType<InPage[Name]>>> {
    const call = `(async () => [await inPage.${name}(...${JSON.stringify(args)})])()`
    // The page's functions are sent once to each page; the built file calls them `script`.
    const answer =
      (await this.driver.evaluate(`window.inPage ? ${call} : null`)) ??
      (await this.driver.evaluate(`(() => { ${this.#pageScript}; window.inPage = script; return ${call} })()`))
    return (answer as [Awaited<ReturnType<InPage[Name]>>])[0]
  }

  /** Waits until the page answers so. Between two pages there is none to ask. */
  #expect(what: string, ask: () => Promise<unknown>, expected: unknown): Promise<void> {
    const tryToAsk = () => ask().catch((error: unknown) => `no answer: ${String(error)}`)
    return expect.poll(tryToAsk, { message: what, intervals }).toEqual(expected)
  }

  /** Waits until all targets are on the screen. */
  see = (...targets: readonly Target[]) => this.#expect(JSON.stringify(targets), () => this.ask('sees', targets), true)

  /** Waits until the page has its heading, and nothing is loading. */
  seePage = () => this.#expect('the page is settled', () => this.ask('isSettled'), true)

  /** Clicks where `find` says, once it finds something. */
  async #pressAt(what: string, find: () => Promise<Point | null>): Promise<void> {
    let point: Point | null = null
    const ask = async () => (point = await find().catch(() => null))
    await expect.poll(ask, { message: `a press reaches ${what}`, intervals }).not.toBeNull()
    await this.driver.click(point ?? { x: 0, y: 0 })
  }

  press = (target: Target) => this.#pressAt(JSON.stringify(target), () => this.ask('reach', target))

  /** Presses the first field or button in a frame of another host. */
  pressInFrame = (title: string) => this.#pressAt(`the frame ${title}`, () => this.ask('reachFrame', title))

  /** Replaces the text of a field. */
  async type(target: Target, text: string): Promise<void> {
    await this.press(target)
    await this.driver.type(text)
  }
}
