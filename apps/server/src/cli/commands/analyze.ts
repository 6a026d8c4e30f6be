import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { type Command, UsageError } from '#cli/command.ts'
import { print } from '#cli/output.ts'
import { parseFlags } from '#cli/parse-flags.ts'
import { analyze, type Refused } from '#features/analyze/analyze.ts'
import { readInput } from '#features/analyze/read-input.ts'
import { OperatorError } from '#platform/operator-error.ts'

export const analyzeCommand: Command = {
  usage: 'FILE.json|-',
  summary: 'Prints the chemistry of the recipes of a JSON file; touches no database',
  run: async (args) => {
    const [file, ...rest] = parseFlags(args, {}).positionals
    if (file === undefined || rest.length > 0)
      throw new UsageError('analyze needs one FILE.json or -')
    const input = readInput(parseJson(await read(file), file))
    if (!input.ok) throw new UsageError(`${file}: ${input.error}`)
    const output = analyze(input.value)
    await print(JSON.stringify(output))
    const problems = [
      ...output.materials.flatMap((material) => problemsOf('material', material)),
      ...output.recipes.flatMap((recipe) => problemsOf('recipe', recipe)),
    ]
    if (problems.length > 0) throw new OperatorError(problems.join('\n'))
  },
}

/** One line for each problem; what has no id is named by its place in the file. */
function problemsOf(kind: string, entry: Refused | object): readonly string[] {
  if (!('problems' in entry)) return []
  const { id, problems } = entry
  return problems.map((problem) =>
    id === null ? problem : `${kind} ${JSON.stringify(id)}: ${problem}`,
  )
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
