import { expect, it } from 'vitest'
import { idBits } from './id-set.ts'

it('every id is a bit, the lowest of a byte first', () => {
  expect([...idBits([1, 8, 10])]).toEqual([0b10, 0b101])
  expect([...idBits([])]).toEqual([0])
})
