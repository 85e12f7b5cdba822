import { useEffect, useEffectEvent } from 'react'
import type { useGetProfileQuery } from '#src/api/profiles.ts'
import { isProfileSaved, type ProfileBody } from '#src/domain/profile.ts'
import type { SendStatus } from '#src/domain/status.ts'
import { toSendStatus, type MutationResult } from '#src/api/status.ts'

interface SaveMutation extends MutationResult {
  originalArgs?: ProfileBody | undefined
  startedTimeStamp?: number | undefined
}

/**
 * Returns the status of saving the profile. If the response is lost or overdue, the refetched profile shows whether it was
 * saved (ORDER-6).
 */
export function useSavingStatus(mutation: SaveMutation, query: ReturnType<typeof useGetProfileQuery>): SendStatus {
  const status = toSendStatus(mutation)
  const refetchProfile = useEffectEvent(() => void query.refetch())
  useEffect(() => {
    if (mutation.isTimedOut) refetchProfile()
  }, [mutation.isTimedOut])

  const isFetchedSinceStart = (query.fulfilledTimeStamp ?? 0) >= (mutation.startedTimeStamp ?? 0)
  if (status !== 'unknown' || !mutation.originalArgs || !isFetchedSinceStart) return status
  if (isProfileSaved(query.currentData, mutation.originalArgs)) return 'done'
  return mutation.isLoading || query.isFetching || query.isError ? 'unknown' : 'failed'
}
