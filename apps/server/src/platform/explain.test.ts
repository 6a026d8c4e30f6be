import { expect, it } from 'vitest'
import { explain } from './explain.ts'
import { OperatorError } from './operator-error.ts'

it.each([
  [Object.assign(new Error('terminating connection due to unexpected exit'), { code: '57P02' })],
  [Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' })],
  [new Error('Connection terminated unexpectedly')],
])('a database that is gone is told in one line: %s', (error) => {
  const line = `The database does not answer any more (${error.message}); start again when it runs`
  expect(explain(error)).toBe(line)
  expect(explain(new Error('Migration 0001 failed', { cause: error }))).toBe(line)
})

it('what the operator can put right is one line, and a mistake of ours comes with its trace', () => {
  expect(explain(new OperatorError('PORT must be a number'))).toBe('PORT must be a number')
  expect(explain(new TypeError('x is not a function'))).toContain('\n    at ')
})

it('what was ended for the sake of others is told so, as the database does answer', () => {
  const error = Object.assign(new Error('deadlock detected'), { code: '40P01' })
  const line = 'Others were changing the same at that moment (deadlock detected); start again'
  expect(explain(error)).toBe(line)
})

it('a full disk is told as one', () => {
  const error = Object.assign(new Error('could not extend file "a"'), { code: '53100' })
  const line = `The disk of the database is full (${error.message}); start again when there is room`
  expect(explain(error)).toBe(line)
  expect(explain(new Error('Migration 0001 failed', { cause: error }))).toBe(line)
})

it.each([
  ['42501', 'permission denied for schema public', 'let the user of DATABASE_URL own the database'],
  ['25006', 'cannot execute CREATE TABLE in a read-only transaction', 'give Glazy one that can'],
  ['0A000', 'extension "pg_trgm" is not available', 'install the extensions that come with'],
])('what a database does not allow (%s) is told with what to do', (code, message, remedy) => {
  const refusal = Object.assign(new Error(message), { code })
  const line = explain(new Error('Migration 0001 failed', { cause: refusal }))
  expect(line).toContain(`The database cannot be used: ${message}; ${remedy}`)
  expect(line).not.toContain('\n')
})
