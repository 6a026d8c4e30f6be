import { expect, it } from 'vitest'
import { isDatabaseUnavailable, toDatabaseError } from './database-errors.ts'

it.each([
  ['28P01', 'password authentication failed for user "glazy"'],
  ['28000', 'no pg_hba.conf entry for host "192.0.2.1"'],
  ['3D000', 'database "glazy" does not exist'],
  ['25006', 'cannot execute INSERT in a read-only transaction'],
])('a database that lets nobody in, or nothing be written, is not there (%s)', (code, message) => {
  expect(isDatabaseUnavailable(Object.assign(new Error(message), { code }))).toBe(true)
})

it('what a statement gets wrong is another thing', () => {
  const mistake = Object.assign(new Error('column "x" does not exist'), { code: '42703' })
  expect(isDatabaseUnavailable(mistake)).toBe(false)
})

it.each([
  ['material_owner_fk', 'auth.required'],
  ['review_author_fk', 'auth.required'],
  ['material_parent_fk', 'request.invalid'],
  ['comment_material_fk', 'material.notFound'],
])('what has just been deleted is told by what referred to it: %s', (constraint, code) => {
  const error = Object.assign(new Error('violates a foreign key'), { code: '23503', constraint })
  expect(toDatabaseError(error)).toMatchObject({ code })
})
