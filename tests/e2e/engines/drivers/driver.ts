import type { ViewportSize } from '@playwright/test'

export interface Point {
  x: number
  y: number
}

export type Key = 'Tab' | 'Enter' | 'Escape'

/** A browser with one window, driven as a person would. One implementation for each engine's protocol. */
export interface Driver {
  /** Opens an address, and resolves when its file is parsed. */
  open(url: string): Promise<void>
  /** Runs an expression in the page. @returns its value as JSON, awaited @throws what the page throws */
  evaluate(expression: string): Promise<unknown>
  click(point: Point): Promise<void>
  press(key: Key): Promise<void>
  /** Replaces the text of the field that has the focus. */
  type(text: string): Promise<void>
  /** Types into the first fields of a frame of another host, one after the other. */
  fillFrame(title: string, texts: readonly string[]): Promise<void>
  /** Saves the page as a PDF without backgrounds. @returns its text, as the engine reads it; null if the driver can't */
  readPdf(): Promise<string | null>
  resize(size: ViewportSize): Promise<void>
  /** @returns the addresses of the windows that the page has opened */
  popupUrls(): Promise<string[]>
  closePopups(): Promise<void>
  close(): Promise<void>
}

/** With this word in the browser's name, Storybook doesn't wait for long animations. */
export const storybookAgent = 'StorybookTestRunner'
