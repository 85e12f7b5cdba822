import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useDispatch } from 'react-redux'
import type { ApiState } from '#src/api/baseApi.ts'
import type { Platform } from '#src/platform/ports.ts'

/** Dispatches a call by itself, for the rare ask that no hook should keep watching. */
export const useApiDispatch = useDispatch.withTypes<ThunkDispatch<ApiState, Platform, UnknownAction>>()
