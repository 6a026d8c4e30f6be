import { expect, it } from 'vitest'
import { randomNumbers } from '#testing/random-library.ts'
import { createFirstItems } from './first-items.ts'

const random = randomNumbers(20261125)
const oneOf = (most: number) => Math.floor(random() * most)

const items = Array.from({ length: 9_000 }, (_, at) => ({
  id: at + 1,
  imageId: oneOf(5),
  updatedAt: oneOf(99),
  figure: random() < 0.5 ? NaN : oneOf(500),
}))

it.each([1, 48, 2_880, 5_000, 20_000])('gives the first %i of all in order', (most) => {
  const first = createFirstItems(most)
  for (const { id, figure, updatedAt, imageId } of items) {
    first.offer(id, figure, updatedAt, imageId)
  }
  const keys = (item: (typeof items)[number]) =>
    Number.isNaN(item.figure) ? [Infinity, -item.updatedAt, -item.id] : [item.figure, -item.id, 0]
  const sorted = items.toSorted((one, other) => {
    const [before, after] = [keys(one), keys(other)]
    const at = before.findIndex((key, place) => key !== after[place])
    return at < 0 ? 0 : before[at]! < after[at]! ? -1 : 1
  })
  expect(first.list().map(({ id, imageId }) => [id, imageId])).toEqual(
    sorted.slice(0, most).map(({ id, imageId }) => [id, imageId]),
  )
})

it('begins anew', () => {
  const first = createFirstItems(2)
  for (const id of [1, 2, 3]) first.offer(id, id, 0, 0)
  first.clear()
  first.offer(4, 9, 0, 0)
  expect(first.list().map(({ id }) => id)).toEqual([4])
  expect(first.worst()).toBe(Infinity)
})
