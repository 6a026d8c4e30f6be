import { expect, test } from 'vitest'
import { avatarProblem } from './avatar-file.ts'

const MEGABYTE = 1024 * 1024

test('pictures of the four kinds up to ten megabytes are taken', () => {
  for (const type of ['image/jpeg', 'image/png', 'image/gif', 'image/webp']) {
    expect(avatarProblem({ type, size: 10 * MEGABYTE })).toBeUndefined()
  }
})

test('everything else is told what is wrong with it', () => {
  expect(avatarProblem(undefined)).toBe('missing')
  expect(avatarProblem({ type: 'image/svg+xml', size: 1 })).toBe('wrongType')
  expect(avatarProblem({ type: '', size: 1 })).toBe('wrongType')
  expect(avatarProblem({ type: 'image/png', size: 0 })).toBe('invalid')
  expect(avatarProblem({ type: 'image/png', size: 10 * MEGABYTE + 1 })).toBe('tooLarge')
})
