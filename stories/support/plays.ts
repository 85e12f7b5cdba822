import type { Canvas } from 'storybook/internal/csf'
import { expect, waitFor } from 'storybook/test'

export interface PlayContext {
  canvas: Canvas
}

export type Play = (context: PlayContext) => unknown

/** A play function that runs several play functions one after the other. */
export const playAll =
  (...plays: Play[]) =>
  async ({ canvas }: PlayContext) => {
    for (const play of plays) await play({ canvas })
  }

/** A play function that expects all of these strings to be visible. */
export const expectText =
  (...strings: (string | RegExp)[]) =>
  async ({ canvas }: PlayContext) => {
    for (const text of strings) await waitFor(() => expect(canvas.getByText(text)).toBeVisible())
  }

export const expectAlert =
  (text: string | RegExp) =>
  ({ canvas }: PlayContext) =>
    waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(text))

/** A play function that expects a link with this URL. */
export const expectLink =
  (href: string, name: string) =>
  ({ canvas }: PlayContext) =>
    waitFor(() => expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href))

/** Fails if the page scrolls horizontally (STATE-16). */
export const expectNoSidewaysScroll = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)

/** `parameters.window` of a story that needs a desktop window, even in a test run at phone size. */
export const desktopWindow = { width: 1280, height: 800 }

/** Annotations of a story that must fit a screen of 320 pixels. */
export const onSmallPhone = { globals: { viewport: { value: 'small' } }, play: expectNoSidewaysScroll }

type Query = Parameters<Canvas['getByRole']>

/** A play function that expects a visible element with this role. */
export const expectRole =
  (...query: Query) =>
  ({ canvas }: PlayContext) =>
    waitFor(() => expect(canvas.getByRole(...query)).toBeVisible())

/** A play function that expects no element with this role. */
export const expectNoRole =
  (...query: Query) =>
  ({ canvas }: PlayContext) =>
    expect(canvas.queryByRole(...query)).toBeNull()

/** A play function that expects this number of elements with this role. */
export const expectCount =
  (count: number, ...query: Query) =>
  ({ canvas }: PlayContext) =>
    waitFor(() => expect(canvas.getAllByRole(...query)).toHaveLength(count))
