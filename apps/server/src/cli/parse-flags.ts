import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { UsageError } from './command.ts'

/**
 * Flags and names among the arguments of a command; each boolean flag also as `--no-…`.
 *
 * @throws UsageError for a flag that the command does not know
 */
export function parseFlags<TOptions extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: TOptions,
) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, allowNegative: true, options })
  } catch (error) {
    // Node adds how a file of such a name could be given, in further sentences.
    const message = error instanceof Error ? error.message : String(error)
    throw new UsageError(message.split('. ', 1)[0] ?? message)
  }
}

/**
 * The one file or folder that a command without flags is called with.
 *
 * @throws UsageError for a flag or a second name
 */
export function parseOneName(args: readonly string[], command: string): string | undefined {
  const { positionals } = parseFlags(args, {})
  const [name, ...rest] = positionals
  if (rest.length > 0) throw new UsageError(`${command} takes one name, not ${positionals.length}`)
  return name
}

/** @throws UsageError when a command that takes nothing is given something */
export function refuseArguments(args: readonly string[], command: string): void {
  const [first] = parseFlags(args, {}).positionals
  if (first !== undefined) throw new UsageError(`${command} takes no "${first}"`)
}
