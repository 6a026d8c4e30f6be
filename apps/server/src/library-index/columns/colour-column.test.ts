import { expect, it } from 'vitest'
import { randomNumbers } from '#testing/random-library.ts'
import { type ColourColumn, createColourColumn } from './colour-column.ts'
import type { IndexColour } from './index-row.ts'

type Lab = readonly [number, number, number]

const squares = (one: Lab, other: Lab) =>
  (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2

function within(column: ColourColumn, lab: Lab, farthest: number) {
  const found: string[] = []
  column.eachWithin(lab, farthest, (row, distance, imageId) => {
    found.push(`${row} ${imageId} ${distance}`)
  })
  return found.toSorted()
}

it('finds the colours within a distance, however they came, changed, went and were kept', () => {
  const random = randomNumbers(7)
  const lab = (): Lab => [random(), random() - 0.5, random() - 0.5]
  const known = new Map<number, readonly IndexColour[]>()
  let column = createColourColumn()
  for (let step = 0; step < 600; step += 1) {
    const row = Math.floor(random() * 120)
    const colours = Array.from({ length: Math.floor(random() * 3) }, (_, at) => ({
      imageId: 1_000 * step + at,
      lab: lab(),
    }))
    known.set(row, colours)
    column.put(row, colours)
    if (step % 200 === 199) column = createColourColumn(column.save().slice())
    if (step % 7 !== 0) continue
    const wanted = lab()
    const all = [...known].flatMap(([place, own]) =>
      own.map((colour) => ({ place, ...colour, distance: squares(colour.lab, wanted) })),
    )
    const farthest = all.at(step % (all.length || 1))?.distance ?? Infinity
    for (const limit of [farthest, Infinity]) {
      const expected = all
        .filter(({ distance }) => distance <= limit)
        .map(({ place, imageId, distance }) => `${place} ${imageId} ${distance}`)
      expect(within(column, wanted, limit)).toEqual(expected.toSorted())
    }
  }
})
