import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mayBeginWith, nameHead } from './name-head.ts'

it('never rules out a name that begins so, and most that do not', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '青', '磁', 'é'), maxLength: 6 })
  fc.assert(
    fc.property(letters, letters, (name, rest) => {
      const heads = Int32Array.of(nameHead(name + rest))
      expect(mayBeginWith(name)(heads[0] ?? 0)).toBe(true)
    }),
  )
  expect(mayBeginWith('ca')(nameHead('celadon'))).toBe(false)
  expect(mayBeginWith('celo')(nameHead('celadon'))).toBe(false)
  expect(mayBeginWith('x')(nameHead('celadon'))).toBe(false)
  expect(mayBeginWith('ce')(nameHead('c'))).toBe(false)
  expect(mayBeginWith('c')(nameHead(''))).toBe(false)
})
