import type { ViewportSize } from '@playwright/test'

export interface Point {
  x: number
  y: number
}

export type Key = 'Tab' | 'Enter' | 'Escape'

/** A browser with one window, driven as a person would. Each engine's protocol has its own implementation. */
export interface Driver {
  /** Opens a URL, and resolves when the document is parsed. */
  open(url: string): Promise<void>
  /**
   * Runs an expression in the page.
   * @returns its value as JSON, awaited
   * @throws what the page throws
   */
  evaluate(expression: string): Promise<unknown>
  click(point: Point): Promise<void>
  press(key: Key): Promise<void>
  /** Replaces the text of the focused field. */
  type(text: string): Promise<void>
  /** Types into the first fields of a cross-origin frame, one after the other. */
  fillFrame(title: string, texts: readonly string[]): Promise<void>
  /**
   * Saves the page as a PDF without backgrounds.
   * @returns its text, as the engine extracts it; null if the driver can't save a PDF
   */
  readPdf(): Promise<string | null>
  resize(size: ViewportSize): Promise<void>
  /** @returns the URLs of the windows that the page has opened */
  popupUrls(): Promise<string[]>
  closePopups(): Promise<void>
  close(): Promise<void>
}

/** Storybook skips long animations in a browser whose name contains this word. */
export const storybookAgent = 'StorybookTestRunner'
