import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { isApiError } from '#lib/api/api-error.ts'

/**
 * Puts what the API said about fields at the fields of a form and the focus on the first of them.
 *
 * @returns whether the error was about fields of this form and nothing else is left to say
 */
export function applyFieldProblems<TValues extends FieldValues>(
  error: unknown,
  form: Pick<UseFormReturn<TValues>, 'setError'>,
  names: readonly Path<TValues>[],
): boolean {
  const given = isApiError(error) ? error.fields : []
  const shown = names.flatMap((name) => {
    const problem = given.find(({ field }) => field === name)
    return problem ? [{ name, message: problem.message }] : []
  })
  for (const [index, { name, message }] of shown.entries()) {
    form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 })
  }
  return shown.length > 0
}
