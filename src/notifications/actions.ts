import { createAction } from '@reduxjs/toolkit'
import type { Toast } from '#src/notifications/toast.ts'

/** Shows a toast, e.g. `dispatch(showToast(success(signInToasts.resetSent)))`. Toasts of API calls belong in their definition. */
export const showToast = createAction<Toast>('notifications/showToast')
