import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** How a program ended: by itself, with a status, or by a signal. */
export interface Ending {
  readonly status: number | null
  readonly signal: NodeJS.Signals | null
}

/** Waits until a program has ended and all that it says has come. */
export async function endOf(child: ChildProcess): Promise<Ending> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'close')
  return { status: child.exitCode, signal: child.signalCode }
}

/** What tells, among all that PostgreSQL says, why it gives up; it also tells who is let in too early. */
const REASON =
  /(?:FATAL|PANIC|error): +(?! |the database system is).*|\S+ process (?:\(PID \d+\) )?was terminated by .*/

/**
 * Why a program of PostgreSQL ended, in a part of one line.
 *
 * @param said all that it wrote
 */
export function whyEnded({ status, signal }: Ending, said: string): string {
  if (signal === 'SIGKILL') return 'SIGKILL ended it, as the system does when memory is short'
  if (signal !== null) return `${signal} ended it`
  if (status === 0) return 'it was told to stop'
  const lastLine = said.trim().split('\n').at(-1)?.trim() ?? ''
  return REASON.exec(said)?.[0] ?? (lastLine || `status ${status}`)
}
