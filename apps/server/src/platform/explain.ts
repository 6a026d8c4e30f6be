import { inspect } from 'node:util'
import { isDatabaseUnavailable, isDiskFull, isVictim, remedyOf } from './database-errors.ts'
import { OperatorError } from './operator-error.ts'

/**
 * Why a process ends, for whoever started it. What they can put right is one line, also when the
 * database was stopped under it; anything else comes with its trace.
 */
export function explain(error: unknown): string {
  if (error instanceof OperatorError) return error.message
  const causes = causesOf(error)
  const refusal = causes.find((cause) => remedyOf(cause) !== undefined)
  if (refusal !== undefined) {
    return `The database cannot be used: ${refusal.message}; ${remedyOf(refusal)}`
  }
  const fault = causes.find(isDatabaseUnavailable)
  if (fault === undefined) return inspect(error)
  const reason = fault.message.split('\n', 1)[0] || (fault as { readonly code?: string }).code
  if (isDiskFull(fault)) {
    return `The disk of the database is full (${reason}); start again when there is room`
  }
  if (isVictim(fault)) {
    return `Others were changing the same at that moment (${reason}); start again`
  }
  return `The database does not answer any more (${reason}); start again when it runs`
}

/** An error and those it came from. */
function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : []
}
