import { createAction } from '@reduxjs/toolkit'

/** A short message in a corner of the page (SHOP-8, SHOP-9). */
export interface Toast {
  tone: 'success' | 'error' | 'warning' | 'info'
  text: string
}

/** Creates a toast, e.g. `toast.error(toasts.network)`. A warning means that an action was rejected. */
export const toast = {
  success: (text: string): Toast => ({ tone: 'success', text }),
  error: (text: string): Toast => ({ tone: 'error', text }),
  warning: (text: string): Toast => ({ tone: 'warning', text }),
  info: (text: string): Toast => ({ tone: 'info', text }),
}

/**
 * Shows a toast when dispatched, e.g. `showToast(toast.success(signInToasts.resetSent))`. Definitions of API calls contain their
 * own toasts, which need no dispatch.
 */
export const showToast = createAction<Toast>('notifications/showToast')
