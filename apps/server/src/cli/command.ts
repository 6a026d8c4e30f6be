import { OperatorError } from '#platform/operator-error.ts'

/** A wrong call of a command; its message is the one line to print, with status 2. */
export class UsageError extends OperatorError {
  override readonly name = 'UsageError'
}

/** One command of the operator's tool. */
export interface Command {
  /** What follows the name, for the help, such as `FILE [--dry-run]`. */
  readonly usage: string
  /** One line for the list of commands. */
  readonly summary: string
  /** @throws UsageError when `args` are wrong */
  readonly run: (args: readonly string[]) => Promise<void>
}
