/** A short message that passes by in a corner of the page (SHOP-8, SHOP-9). */
export interface Toast {
  tone: 'success' | 'error' | 'warning' | 'info'
  text: string
}

export const success = (text: string): Toast => ({ tone: 'success', text })
export const error = (text: string): Toast => ({ tone: 'error', text })
export const warning = (text: string): Toast => ({ tone: 'warning', text })
export const info = (text: string): Toast => ({ tone: 'info', text })
