import { OperatorError } from '#platform/operator-error.ts'

/** The embedded PostgreSQL cannot be started; the message is the one line to print. */
export class PostgresStartError extends OperatorError {
  override readonly name = 'PostgresStartError'
}
