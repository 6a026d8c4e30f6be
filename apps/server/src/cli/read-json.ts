import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { UsageError } from './command.ts'
import { parseFlags } from './parse-flags.ts'

/**
 * The content of the one JSON file that a command is called with; `-` is standard input.
 *
 * @throws UsageError for a flag, a second name, or a file that cannot be read or is no JSON
 */
export async function readJsonArgument(
  args: readonly string[],
  command: string,
): Promise<{ readonly file: string; readonly content: unknown }> {
  const [file, ...rest] = parseFlags(args, {}).positionals
  if (file === undefined || rest.length > 0) {
    throw new UsageError(`${command} needs one FILE.json or -`)
  }
  return { file, content: parseJson(await read(file), file) }
}

async function read(file: string): Promise<string> {
  if (file === '-') return text(process.stdin)
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${(error as NodeJS.ErrnoException).code}`)
  }
}

function parseJson(content: string, file: string): unknown {
  try {
    return JSON.parse(content.replace(/^\ufeff/, ''))
  } catch (error) {
    throw new UsageError(`${file} is no JSON: ${error instanceof Error ? error.message : ''}`)
  }
}
