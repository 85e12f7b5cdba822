/** A short message that passes by in a corner of the page (SHOP-8, SHOP-9). */
export interface Toast {
  tone: 'success' | 'error' | 'warning' | 'info'
  text: string
}

/** Something was done. */
export const success = (text: string): Toast => ({ tone: 'success', text })
/** Something failed. */
export const error = (text: string): Toast => ({ tone: 'error', text })
/** Something was not done, and the page may show why. */
export const warning = (text: string): Toast => ({ tone: 'warning', text })
/** Something worth knowing that is neither. */
export const info = (text: string): Toast => ({ tone: 'info', text })
