import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { type Command, UsageError } from '#cli/command.ts'
import { print } from '#cli/output.ts'
import { parseFlags } from '#cli/parse-flags.ts'
import { analyze, analyzeInput } from '#features/analyze/analyze.ts'

export const analyzeCommand: Command = {
  usage: 'FILE.json|-',
  summary: 'Prints the chemistry of the recipes of a JSON file; touches no database',
  run: async (args) => {
    const [file, ...rest] = parseFlags(args, {}).positionals
    if (file === undefined || rest.length > 0)
      throw new UsageError('analyze needs one FILE.json or -')
    const parsed = analyzeInput.safeParse(parseJson(await read(file), file))
    if (!parsed.success) {
      const [issue] = parsed.error.issues
      throw new UsageError(`${file}: ${issue?.path.join('.') || 'input'}: ${issue?.message}`)
    }
    const result = analyze(parsed.data)
    if (!result.ok) throw new UsageError(`${file}: ${result.error}`)
    await print(JSON.stringify(result.value))
  },
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
