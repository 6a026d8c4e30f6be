import { expect, it } from 'vitest'
import { orderByNeed } from './order-by-need.ts'

const order = (needs: Readonly<Record<string, readonly string[]>>) =>
  orderByNeed(
    Object.keys(needs),
    (key) => key,
    (key) => needs[key] ?? [],
  )

it('puts what is needed first and leaves the rest as it was', () => {
  const { ordered, inRings } = order({ glaze: ['base', 'elsewhere'], other: [], base: ['frit'] })
  expect(ordered).toEqual(['base', 'glaze', 'other'])
  expect(inRings).toEqual([])
})

it('leaves out what needs itself', () => {
  const { ordered, inRings } = order({ one: ['two'], two: ['one'], own: ['own'], sound: [] })
  expect(ordered).toEqual(['sound'])
  expect(inRings.toSorted()).toEqual(['one', 'own', 'two'])
})
