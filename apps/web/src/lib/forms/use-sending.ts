import { type FormEvent, useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { applyFieldProblems } from './apply-field-problems.ts'

/**
 * Sends a form once at a time. What the API says about its fields goes to the fields; what else
 * goes wrong is given back, until the next attempt.
 *
 * @param fields those that are shown, in their order
 */
export function useSending<TInput extends FieldValues, TOutput>(
  form: UseFormReturn<TInput, unknown, TOutput>,
  fields: readonly Path<TInput>[],
  send: (values: TOutput) => Promise<void>,
) {
  const [failure, setFailure] = useState<unknown>()
  const { isSubmitting } = form.formState

  async function attempt(values: TOutput) {
    setFailure(undefined)
    try {
      await send(values)
    } catch (error) {
      if (!applyFieldProblems(error, form, fields)) setFailure(error)
    }
  }

  function onSubmit(event: FormEvent) {
    if (isSubmitting) event.preventDefault()
    else void form.handleSubmit(attempt)(event)
  }

  return {
    failure,
    isBusy: isSubmitting,
    /** For the form element. Were it ever sent by the browser, nothing would stand in the address. */
    formProps: { method: 'post', noValidate: true, onSubmit } as const,
  }
}
