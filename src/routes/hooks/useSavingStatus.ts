import { useEffect, useEffectEvent } from 'react'
import { isSaved, type Profile, type ProfileBody } from '#src/domain/profile.ts'
import type { SendStatus } from '#src/domain/status.ts'
import { toSendStatus, type MutationResult } from '#src/api/status.ts'

interface SaveMutation extends MutationResult {
  originalArgs?: ProfileBody | undefined
  startedTimeStamp?: number | undefined
}

interface ProfileQuery {
  currentData?: Profile | undefined
  fulfilledTimeStamp?: number | undefined
  isFetching: boolean
  isError: boolean
  refetch: () => unknown
}

/** If the response is lost or overdue, the refetched profile shows whether it was saved (ORDER-6). */
export function useSavingStatus(saved: SaveMutation, read: ProfileQuery): SendStatus {
  const status = toSendStatus(saved)
  const refetchProfile = useEffectEvent(() => void read.refetch())
  useEffect(() => {
    if (saved.isTimedOut) refetchProfile()
  }, [saved.isTimedOut])

  const isReadSince = (read.fulfilledTimeStamp ?? 0) >= (saved.startedTimeStamp ?? 0)
  if (status !== 'unknown' || !saved.originalArgs || !isReadSince) return status
  if (isSaved(read.currentData, saved.originalArgs)) return 'done'
  return saved.isLoading || read.isFetching || read.isError ? 'unknown' : 'failed'
}
