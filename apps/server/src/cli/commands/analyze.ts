import { type Command, UsageError } from '#cli/command.ts'
import { print } from '#cli/output.ts'
import { readJsonArgument } from '#cli/read-json.ts'
import { analyze, type Refused } from '#features/analyze/analyze.ts'
import { readInput } from '#features/analyze/read-input.ts'
import { OperatorError } from '#platform/operator-error.ts'

export const analyzeCommand: Command = {
  usage: 'FILE.json|-',
  summary: 'Prints the chemistry of the recipes of a JSON file; touches no database',
  run: async (args) => {
    const { file, content } = await readJsonArgument(args, 'analyze')
    const input = readInput(content)
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
