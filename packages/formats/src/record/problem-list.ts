import type { Comma } from '@glazy/ceramics/decimal'
import { type Commas, createCommas } from './commas.ts'
import { MAX_PROBLEMS } from './limits.ts'
import { type Problem, type ProblemCode, type ProblemValues, remarkOf } from './problems.ts'

/** Notes a problem at a line. */
type AddProblem = <TCode extends ProblemCode>(
  line: number,
  code: TCode,
  values: ProblemValues<TCode>,
) => void

/** Collects problems while a file is read; keeps the first {@link MAX_PROBLEMS} and counts the rest. */
export interface ProblemList {
  readonly add: AddProblem
  /** As `add`, but says a thing of the same code and values only once per file. */
  readonly addOnce: AddProblem
  /** What the comma of `1,200` is in the file, where that is known already. */
  readonly comma: Comma
  /** What the numbers that were read say of it. */
  readonly commas: Commas
  /** All problems in line order. */
  toArray(): readonly Problem[]
}

/** An empty list of problems. */
export function createProblemList(comma: Comma = 'unclear'): ProblemList {
  const problems: Problem[] = []
  const said = new Set<string>()
  let more = 0
  let moreLine = 1

  const add: AddProblem = (line, code, values) => {
    if (problems.length < MAX_PROBLEMS) {
      problems.push({ line, ...remarkOf(code, values) })
      return
    }
    if (more === 0) moreLine = line
    more += 1
  }

  return {
    comma,
    commas: createCommas(),
    add,
    addOnce(line, code, values) {
      const key = JSON.stringify([code, values])
      if (said.has(key)) return
      if (said.size < MAX_PROBLEMS) said.add(key)
      add(line, code, values)
    },
    toArray() {
      const sorted = problems.toSorted((a, b) => a.line - b.line)
      if (more === 0) return sorted
      return [...sorted, { line: moreLine, ...remarkOf('moreProblems', { count: more }) }]
    },
  }
}
