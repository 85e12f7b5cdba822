import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useDispatch } from 'react-redux'
import type { ApiState } from '#src/api/baseApi.ts'
import type { Extra } from '#src/api/extra.ts'

/** `useDispatch`, typed for endpoint thunks: sends a single request without subscribing to its result. */
export const useApiDispatch = useDispatch.withTypes<ThunkDispatch<ApiState, Extra, UnknownAction>>()
