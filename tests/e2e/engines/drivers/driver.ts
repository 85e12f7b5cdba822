import type { ViewportSize } from '@playwright/test'

export interface Point {
  x: number
  y: number
}

export type Key = 'Tab' | 'Enter' | 'Escape'

/** Controls a browser with one window, as a person would. Each engine's protocol has its own implementation. */
export interface Driver {
  /** Opens a URL and waits until the document is parsed. */
  open(url: string): Promise<void>
  /**
   * Evaluates an expression in the page. If its value is a promise, waits for the promise.
   * @returns the value, which must be serializable as JSON
   * @throws Error with the page's message if the expression throws
   */
  evaluate(expression: string): Promise<unknown>
  click(point: Point): Promise<void>
  press(key: Key): Promise<void>
  /** Replaces the text of the focused field. */
  type(text: string): Promise<void>
  /** Fills the fields of the cross-origin frame with this title, in order: one text for each field. */
  fillFrame(title: string, texts: readonly string[]): Promise<void>
  /**
   * Saves the page as a PDF without backgrounds.
   * @returns the text in the PDF; null if the driver can't save a PDF
   */
  readPdf(): Promise<string | null>
  resize(size: ViewportSize): Promise<void>
  /** @returns the URLs of the windows that the page has opened */
  getPopupUrls(): Promise<string[]>
  closePopups(): Promise<void>
  close(): Promise<void>
}

/** Storybook skips long animations in a browser whose user agent contains this word. */
export const storybookAgent = 'StorybookTestRunner'
