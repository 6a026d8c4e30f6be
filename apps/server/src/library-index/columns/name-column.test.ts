import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createNameColumn, wantedName } from './name-column.ts'

/** Names that share their beginnings, some shorter than what is looked at at first, some not English. */
const name = fc
  .array(fc.constantFrom('a', 'b', 'é', '釉', ' '), { maxLength: 6 })
  .map((letters) => letters.join(''))

it('tells whether names are a text, begin with it and a further word or within one, also after they have changed', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ row: fc.nat({ max: 5 }), name }), { minLength: 1, maxLength: 20 }),
      name,
      (changes, text) => {
        const column = createNameColumn()
        const names = new Map<number, string>()
        for (const each of changes) {
          column.put(each.row, each.name)
          names.set(each.row, each.name)
        }
        const wanted = wantedName(text)
        const again = createNameColumn(column.save())
        for (const [row, known] of names) {
          const goesOn = known.startsWith(`${text} `) ? 'begins' : 'goes on'
          const likeness = known === text ? 'is' : known.startsWith(text) ? goesOn : 'differs'
          expect(column.compare(row, wanted)).toBe(likeness)
          expect(again.compare(row, wanted)).toBe(likeness)
          expect(column.text(row)).toBe(known)
        }
      },
    ),
  )
})
