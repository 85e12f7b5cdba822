import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useDispatch } from 'react-redux'
import type { ApiState } from '#src/api/baseApi.ts'
import type { Extra } from '#src/api/extra.ts'

/** Dispatches a call by itself, for the rare ask that no hook should keep watching. */
export const useApiDispatch = useDispatch.withTypes<ThunkDispatch<ApiState, Extra, UnknownAction>>()
