import type { ViewportSize } from '@playwright/test'

/** One way to look at a story. */
export interface Mode {
  /** 'small dark' */
  name: string
  theme: 'light' | 'dark'
  forcedColors: 'active' | 'none'
  /** The size of the window that the story is played in. */
  size: ViewportSize
  /** The same for Storybook's address: 'viewport.value:small;theme:dark' */
  globals: string
}

/** The modes of a story. */
export interface StoryModes {
  story: string
  modes: Mode[]
}

/** A story played once at one size; its pictures differ in what the browser emulates. */
export interface Visit extends StoryModes {
  size: ViewportSize
}

/**
 * The visits that show every story in every of its modes, widest first, so that a page is seldom resized and the slow
 * ones come early.
 */
export function planVisits(stories: StoryModes[]): Visit[] {
  return stories.flatMap(visitsOf).toSorted((a, b) => b.size.width - a.size.width)
}

const visitsOf = ({ story, modes }: StoryModes): Visit[] =>
  [...Map.groupBy(modes, ({ size: { width, height } }) => `${width} ${height}`).values()].flatMap((alike) =>
    alike[0] ? [{ story, size: alike[0].size, modes: alike }] : [],
  )
