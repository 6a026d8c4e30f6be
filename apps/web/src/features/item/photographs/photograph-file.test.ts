import { expect, test } from 'vitest'
import { fileProblem, FILES_AT_ONCE, sortFiles } from './photograph-file.ts'

const MEGABYTE = 1_048_576

test('JPEG and PNG files up to six megabytes are taken', () => {
  expect(fileProblem({ type: 'image/jpeg', size: 6 * MEGABYTE })).toBeUndefined()
  expect(fileProblem({ type: 'image/png', size: 1 })).toBeUndefined()
})

test('everything else is told what is wrong with it', () => {
  expect(fileProblem({ type: 'image/webp', size: 1 })).toBe('wrongType')
  expect(fileProblem({ type: 'image/svg+xml', size: 1 })).toBe('wrongType')
  expect(fileProblem({ type: '', size: 1 })).toBe('wrongType')
  expect(fileProblem({ type: 'image/png', size: 0 })).toBe('tooSmall')
  expect(fileProblem({ type: 'image/png', size: 6 * MEGABYTE + 1 })).toBe('tooLarge')
})

test('of many files the good ones are taken, as far as there is room', () => {
  const file = (name: string, type = 'image/png') => new File(['x'], name, { type })
  const many = Array.from({ length: FILES_AT_ONCE }, (_, at) => file(`${at}.png`))
  const sorted = sortFiles([file('a.gif', 'image/gif'), ...many], 1)
  expect(sorted.good).toHaveLength(FILES_AT_ONCE - 1)
  expect(sorted.refused).toEqual([
    { name: 'a.gif', problem: 'wrongType' },
    { name: `${FILES_AT_ONCE - 1}.png`, problem: 'tooMany' },
  ])
})
