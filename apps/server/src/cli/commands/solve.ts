import { SOLVE_TIME_LIMIT_MS } from '@glazy/contract/limits'
import { solveQuestion } from '@glazy/contract/solve'
import { solve, SolveTimeoutError } from '@glazy/solver/solve'
import { type Command, UsageError } from '#cli/command.ts'
import { print } from '#cli/output.ts'
import { readJsonArgument } from '#cli/read-json.ts'
import { OperatorError } from '#platform/operator-error.ts'

export const solveCommand: Command = {
  usage: 'FILE.json|-',
  summary: 'Prints recipes for the formula of a JSON file, or why there is none; no database',
  run: async (args) => {
    const { file, content } = await readJsonArgument(args, 'solve')
    const question = solveQuestion.safeParse(content)
    if (!question.success) {
      const [issue, ...others] = question.error.issues
      const place = issue?.path.join('.') ?? ''
      const problem = [place, issue?.message].filter((part) => part !== '').join(': ')
      const more = others.length > 0 ? ` (and ${others.length} more)` : ''
      throw new UsageError(`${file}: ${problem}${more}`)
    }
    try {
      const answer = await solve(question.data, { timeLimitMs: SOLVE_TIME_LIMIT_MS })
      await print(JSON.stringify(answer))
    } catch (error) {
      if (error instanceof SolveTimeoutError) throw new OperatorError(error.message)
      throw error
    }
  },
}
