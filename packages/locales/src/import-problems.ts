import type { TextKey, Translate } from './translate.ts'

type Key = TextKey<'importProblems'>
type FieldKey = Extract<Key, `fields.${string}`>
type NameOf<TKey> = TKey extends `fields.${infer TName}` ? TName : never

/** What is wrong with a file or a pasted text: the name of its text, and what that is filled with. */
export interface ImportRemark {
  readonly code: Exclude<Key, FieldKey>
  readonly values: {
    /** Also decides on the plural. */
    readonly count?: number
    readonly field?: NameOf<FieldKey>
  }
}

interface NumbersAsWritten {
  readonly written: (value: number) => string
  readonly plain: (value: number) => string
}

/**
 * What is wrong with a file or a pasted text, as a sentence.
 *
 * @param numbers as the language writes them; `plain` ones have nothing between thousands
 */
export function importProblemText(
  t: Translate<'importProblems'>,
  { code, values }: ImportRemark,
  { written: write, plain }: NumbersAsWritten,
): string {
  const { count, field } = values
  // Beside a number as the file writes it.
  const writeValue = code === 'twoMeanings' ? plain : write
  const written = Object.entries(values).map(([place, value]: [string, unknown]) => [
    place,
    typeof value === 'number' ? writeValue(value) : value,
  ])
  return t(code, {
    ...Object.fromEntries(written),
    ...(count !== undefined && { count }),
    ...(field && { field: t(`fields.${field}`) }),
  })
}
