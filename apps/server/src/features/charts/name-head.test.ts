import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mayBeginWith, nameHead } from './name-head.ts'

it('never rules out a name that begins so, and most that do not', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '青', '磁', 'é'), maxLength: 4 })
  fc.assert(
    fc.property(letters, letters, (name, rest) => {
      const heads = Int32Array.of(nameHead(name + rest))
      expect(mayBeginWith(heads[0] ?? 0, name)).toBe(true)
    }),
  )
  expect(mayBeginWith(nameHead('celadon'), 'ca')).toBe(false)
  expect(mayBeginWith(nameHead('celadon'), 'x')).toBe(false)
  expect(mayBeginWith(nameHead('c'), 'ce')).toBe(false)
  expect(mayBeginWith(nameHead(''), 'c')).toBe(false)
})
