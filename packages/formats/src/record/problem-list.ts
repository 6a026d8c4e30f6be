import type { Problem, ProblemCode } from './document.ts'
import { MAX_PROBLEMS } from './limits.ts'

/** Collects problems while a file is read; keeps the first {@link MAX_PROBLEMS} and counts the rest. */
export interface ProblemList {
  add(line: number, code: ProblemCode, message: string): void
  /** As `add`, but says a thing of the same code and message only once per file. */
  addOnce(line: number, code: ProblemCode, message: string): void
  /** All problems in line order. */
  toArray(): readonly Problem[]
}

/** An empty list of problems. */
export function createProblemList(): ProblemList {
  const problems: Problem[] = []
  const said = new Set<string>()
  let more = 0
  let moreLine = 1

  const add = (line: number, code: ProblemCode, message: string) => {
    if (problems.length < MAX_PROBLEMS) {
      problems.push({ line, code, message })
      return
    }
    if (more === 0) moreLine = line
    more += 1
  }

  return {
    add,
    addOnce(line, code, message) {
      const key = `${code} ${message}`
      if (said.has(key)) return
      if (said.size < MAX_PROBLEMS) said.add(key)
      add(line, code, message)
    },
    toArray() {
      const sorted = problems.toSorted((a, b) => a.line - b.line)
      if (more === 0) return sorted
      const message = `${more} more problems are not listed.`
      return [...sorted, { line: moreLine, code: 'moreProblems', message }]
    },
  }
}

/** A text of the file made short and printable, for use inside a message. */
export function quoted(text: string): string {
  const printable = text.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '·')
  return `"${printable.length > 60 ? `${printable.slice(0, 57)}...` : printable}"`
}
