/**
 * Something that the operator can put right: a wrong setting, a database in use, a damaged file.
 * The message is the one line to print; no trace belongs to it.
 */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError'
}
