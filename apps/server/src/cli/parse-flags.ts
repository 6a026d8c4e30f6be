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
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}
