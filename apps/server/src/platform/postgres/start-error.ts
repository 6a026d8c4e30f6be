/** The embedded PostgreSQL cannot be started; the message is the one line to print. */
export class PostgresStartError extends Error {
  override readonly name = 'PostgresStartError'
}
