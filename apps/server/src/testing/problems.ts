import type { ErrorCode } from '@glazy/contract/error-codes'
import { type Problem, problem } from '@glazy/contract/errors'
import { expect } from 'vitest'

/** What `app.inject` gives. */
interface Answer {
  readonly statusCode: number
  readonly body: string
}

/** Expects an error of the contract, and gives it. */
export function expectProblem(answer: Answer, status: number, code: ErrorCode): Problem['error'] {
  const { error } = problem.parse(JSON.parse(answer.body))
  expect(error).toMatchObject({ code, status_code: status })
  expect(answer.statusCode).toBe(status)
  return error
}

/** Expects a form to be refused for one field: shown is the sentence, or the field with what it must be. */
export function expectInvalid(answer: Answer, field: string, message: string): void {
  const error = expectProblem(answer, 400, 'request.invalid')
  expect(error.fields).toContainEqual({ field, message })
  const isSentence = /^[A-Z]/.test(message)
  expect(error.message).toBe(isSentence ? message : `${field}: ${message}`)
}
