import { expect } from '@playwright/test'
import type { Target } from '#mocks/demo/tour/tour.ts'
import type { Driver, Key, Modifier, Point } from '#tests/e2e/engines/drivers/driver.ts'
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

  /** Waits until a function finds this in the page. Between two pages there is none to ask. */
  async expectRead<Arg, Value>(find: (arg: Arg) => Value, expected: Value, arg?: Arg) {
    const ask = () => this.read(find, arg).catch((error: unknown) => `no answer: ${String(error)}`)
    await expect.poll(ask, { message: String(find), intervals }).toEqual(expected)
  }

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
  async expectAnswer<Name extends keyof InPage>(name: Name, args: Parameters<InPage[Name]>, expected: unknown) {
    const ask = () => this.ask(name, ...args).catch((error: unknown) => `no answer: ${String(error)}`)
    await expect.poll(ask, { message: `${name} ${JSON.stringify(args)}`, intervals }).toEqual(expected)
  }

  /** Waits until all targets are on the screen. */
  see = (...targets: readonly Target[]) => this.expectAnswer('sees', [targets], true)

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
    await this.key('a', 'Control')
    await this.driver.type(text)
  }

  key = (key: Key, modifier?: Modifier) => this.driver.press(key, modifier)
}
