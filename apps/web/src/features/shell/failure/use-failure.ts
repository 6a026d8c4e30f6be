import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { SearchParamError, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isApiError } from '#lib/api/api-error.ts'
import { isQuotaError } from '#lib/browser-store.ts'
import { isOffline } from '#lib/offline/is-offline.ts'
import { isConnectionLost } from '#lib/outbox/connection-lost.ts'
import { reportStorageFull } from '#lib/storage-full.ts'
import { tellFailure } from '#lib/telemetry/tell-failure.ts'

/** Why a page could not be made. It is reported, and tried again once there is a connection. */
export function useFailure(error: unknown) {
  const router = useRouter()
  const queries = useQueryErrorResetBoundary()
  const isBadSearch = error instanceof SearchParamError
  /** The API had given all for the page, and yet it did not come to be. */
  const isOurs = !isBadSearch && !isApiError(error)
  /** It is not on this device, and cannot be fetched now. */
  const isMissing = isConnectionLost(error) && isOffline()

  useEffect(() => {
    queries.reset()
    if (isQuotaError(error)) reportStorageFull()
    else if (!isBadSearch) tellFailure(router, error)
  }, [error, isBadSearch, queries, router])

  useEffect(() => {
    if (!isMissing) return
    const again = () => void router.invalidate()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [isMissing, router])

  return { isBadSearch, isOurs, isMissing }
}
