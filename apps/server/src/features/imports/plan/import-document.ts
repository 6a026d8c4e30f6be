import type { Document } from '@glazy/formats/record/document'

/** What a file holds, with its name where several files are read at once. */
export interface ImportDocument extends Document {
  readonly file?: string
}

/** What was not understood, and where. */
export interface ImportProblem {
  /** Left out where there is only one file. */
  readonly file?: string
  readonly line: number
  readonly message: string
}

export function problemsOf(documents: readonly ImportDocument[]): ImportProblem[] {
  return documents.flatMap(({ file, problems }) =>
    problems.map(({ line, message }) => ({ ...(file !== undefined && { file }), line, message })),
  )
}

/** A problem as a line for a person. */
export function formatProblem({ file, line, message }: ImportProblem): string {
  return `${file === undefined ? '' : `${file}, `}line ${line}: ${message}`
}
