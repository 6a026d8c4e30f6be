import { isApiError } from '#lib/api/api-error.ts'

/** What is wrong with fields, as the contract says it. */
export type FieldProblems<TValues> = { readonly [TName in keyof TValues]?: string | undefined }

/** What a schema of the contract makes of the values. */
export type Parsed<TSent> =
  | { readonly success: true; readonly data: TSent }
  | {
      readonly success: false
      readonly error: {
        readonly issues: readonly {
          readonly path: readonly PropertyKey[]
          readonly message: string
        }[]
      }
    }

/** The first thing that is wrong with each field. */
export function problemsOf<TValues>(parsed: Parsed<unknown>): FieldProblems<TValues> {
  if (parsed.success) return {}
  const { issues } = parsed.error
  // The first one comes last, so that it stays.
  return Object.fromEntries(
    issues.toReversed().map(({ path, message }) => [path[0], message]),
  ) as FieldProblems<TValues> // paths of a schema of these fields
}

/** Values as a schema would give them, or what is wrong with them. */
export function parsedAs<TValues, TProblems extends FieldProblems<TValues>>(
  values: TValues,
  problems: TProblems,
  say: (problem: NonNullable<TProblems[keyof TProblems]>) => string,
): Parsed<TValues> {
  const names = Object.keys(problems) as (keyof TProblems)[] // of an object made by name
  const issues = names.flatMap((name) => {
    const problem = problems[name]
    return problem ? [{ path: [name], message: say(problem) }] : []
  })
  return issues.length === 0
    ? { success: true, data: values }
    : { success: false, error: { issues } }
}

/** What the API says about the fields of a form, or about something in one of them. */
export function refusalsOf<TValues>(
  error: unknown,
  names: readonly (keyof TValues & string)[],
): FieldProblems<TValues> {
  const given = isApiError(error) ? error.fields : []
  return Object.fromEntries(
    names.flatMap((name) => {
      const problem = given.find(({ field }) => field === name || field.startsWith(`${name}.`))
      return problem ? [[name, problem.message]] : []
    }),
  ) as FieldProblems<TValues> // names of its fields
}
