import { type ImportContent, toContent } from '@glazy/formats/import/content'
import type { Document } from '@glazy/formats/record/document'
import type { ProblemCode } from '@glazy/formats/record/problems'
import { importProblemText } from '@glazy/locales/import-problems'
import { DEFAULT_LANGUAGE } from '@glazy/locales/languages'
import { textsOf } from '#platform/texts/texts.ts'

/** What a file holds, with its name where several files are read at once. */
export interface ImportDocument extends Document {
  readonly file?: string
}

/** What was not understood or had to be changed, and where. */
export interface ImportProblem {
  /** Left out where there is only one file. */
  readonly file?: string
  readonly line: number
  readonly code: ProblemCode
  readonly message: string
}

/** What documents hold, as both doors of the library see it. */
export function contentOf(documents: readonly ImportDocument[], now: Date): ImportContent {
  return toContent(
    documents.map((document) => ({ name: document.file ?? '', document })),
    now,
  )
}

/** What is printed for who runs the site is English. */
export function problemsOf({ problems }: ImportContent): ImportProblem[] {
  const t = textsOf(DEFAULT_LANGUAGE, 'importProblems')
  const { format } = new Intl.NumberFormat(DEFAULT_LANGUAGE, { maximumFractionDigits: 6 })
  return problems.map(({ file, line, ...remark }) => ({
    ...(file !== '' && { file }),
    line,
    code: remark.code,
    message: importProblemText(t, remark, { written: format, plain: String }),
  }))
}

/** A problem as a line for a person. */
export function formatProblem({ file, line, message }: ImportProblem): string {
  return `${file === undefined ? '' : `${file}, `}line ${line}: ${message}`
}
