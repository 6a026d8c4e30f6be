import { type ImportContent, toContent } from '@glazy/formats/import/content'
import type { Document } from '@glazy/formats/record/document'

/** What a file holds, with its name where several files are read at once. */
export interface ImportDocument extends Document {
  readonly file?: string
}

/** What was not understood or had to be changed, and where. */
export interface ImportProblem {
  /** Left out where there is only one file. */
  readonly file?: string
  readonly line: number
  readonly message: string
}

/** What documents hold, as both doors of the library see it. */
export function contentOf(documents: readonly ImportDocument[], now: Date): ImportContent {
  return toContent(
    documents.map((document) => ({ name: document.file ?? '', document })),
    now,
  )
}

export function problemsOf({ problems }: ImportContent): ImportProblem[] {
  return problems.map(({ file, line, message }) => ({
    ...(file !== '' && { file }),
    line,
    message,
  }))
}

/** A problem as a line for a person. */
export function formatProblem({ file, line, message }: ImportProblem): string {
  return `${file === undefined ? '' : `${file}, `}line ${line}: ${message}`
}
