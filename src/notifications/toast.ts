/** A short message in a corner of the page (SHOP-8, SHOP-9). */
export interface Toast {
  tone: 'success' | 'error' | 'warning' | 'info'
  text: string
}

/** An action succeeded. */
export const success = (text: string): Toast => ({ tone: 'success', text })
/** An action failed. */
export const error = (text: string): Toast => ({ tone: 'error', text })
/** An action was rejected; the page may show why. */
export const warning = (text: string): Toast => ({ tone: 'warning', text })
/** Neutral information. */
export const info = (text: string): Toast => ({ tone: 'info', text })
