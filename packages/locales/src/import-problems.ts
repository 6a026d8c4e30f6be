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

/**
 * What is wrong with a file or a pasted text, as a sentence.
 *
 * @param write numbers as the language writes them
 */
export function importProblemText(
  t: Translate<'importProblems'>,
  { code, values }: ImportRemark,
  write: (value: number) => string,
): string {
  const { count, field } = values
  const written = Object.entries(values).map(([place, value]: [string, unknown]) => [
    place,
    typeof value === 'number' ? write(value) : value,
  ])
  return t(code, {
    ...Object.fromEntries(written),
    ...(count !== undefined && { count, number: write(count) }),
    ...(field && { field: t(`fields.${field}`) }),
  })
}
