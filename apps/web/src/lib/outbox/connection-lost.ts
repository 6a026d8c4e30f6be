import { isApiError } from '../api/api-error.ts'

/** Whether the connection, or the server behind it, was not there. */
export function isConnectionLost(error: unknown): boolean {
  if (!isApiError(error)) return false
  const { code, status } = error
  return (
    code === 'client.network' || (code === 'client.unknown' && [502, 503, 504].includes(status))
  )
}
