import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useDispatch, useSelector } from 'react-redux'
import type { ApiState } from '#src/api/baseApi.ts'
import type { ThunkExtra } from '#src/api/send.ts'
import type { SessionState } from '#src/session/sessionSlice.ts'

/** The state that most code reads: cached responses and the session. The store also has the payments. */
export interface RootState extends ApiState {
  session: SessionState
}

export type AppDispatch = ThunkDispatch<RootState, ThunkExtra, UnknownAction>
export type AppThunk<Result> = ThunkAction<Result, RootState, ThunkExtra, UnknownAction>

export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
export const useAppSelector = useSelector.withTypes<RootState>()
