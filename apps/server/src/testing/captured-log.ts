import { type Logger, pino } from 'pino'
import { logOptions } from '#platform/log.ts'

export interface CapturedLog {
  readonly log: Logger
  /** Every line so far, as it would be written. */
  text(): string
}

/** The server's log, kept in memory. */
export function captureLog(): CapturedLog {
  const lines: string[] = []
  const log = pino(logOptions({ logLevel: 'trace' }), { write: (line: string) => lines.push(line) })
  return { log, text: () => lines.join('') }
}
