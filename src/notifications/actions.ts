import { createAction } from '@reduxjs/toolkit'
import type { Toast } from '#src/notifications/toast.ts'

/** Shows a toast, e.g. `dispatch(showToast(success(signInToasts.resetSent)))`. A call's toasts are in its definition. */
export const showToast = createAction<Toast>('notifications/showToast')
