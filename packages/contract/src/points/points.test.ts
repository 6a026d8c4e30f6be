import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodePoints } from './decode-points.ts'
import { createTypeTable, encodePoints, joinPoints } from './encode-points.ts'
import { mergePoints } from './merge-points.ts'
import { packColour, unpackColour } from './packed-traits.ts'
import { createPointColumns, NO_COLOUR, type PointColumns } from './point-columns.ts'

const AXES = ['SiO2', 'R2ORORatio'] as const

interface Point {
  readonly id: number
  readonly kind: number
  readonly typeId: number
  readonly cones: readonly [number, number]
  readonly surfaceId: number
  readonly atmospheres: number
  readonly hasPhoto: number
  readonly colour: number
  readonly figures: readonly [number, number]
}

const number = (most: number) => fc.integer({ min: 0, max: most })
const figure = fc.oneof(fc.float({ noNaN: false }), fc.constant(NaN))

const point: fc.Arbitrary<Point> = fc.record({
  id: fc.oneof(number(300), number(4_000_000), number(2 ** 32 - 1)),
  kind: number(2),
  typeId: fc.oneof(fc.constant(0), number(1_200)),
  cones: fc.tuple(number(38), number(38)),
  surfaceId: number(9),
  atmospheres: number(127),
  hasPhoto: number(1),
  colour: fc.oneof(number(0xffffff), fc.constant(NO_COLOUR)),
  figures: fc.tuple(figure, figure),
})

const pointList = fc
  .uniqueArray(point, { selector: ({ id }) => id, maxLength: 40 })
  .map((points) => points.toSorted((a, b) => a.id - b.id))

function columnsOf(points: readonly Point[]): PointColumns {
  const columns = createPointColumns(points.length, AXES.length)
  for (const [row, one] of points.entries()) {
    columns.ids[row] = one.id
    columns.kinds[row] = one.kind
    columns.typeIds[row] = one.typeId
    columns.fromConeIds[row] = one.cones[0]
    columns.toConeIds[row] = one.cones[1]
    columns.surfaceIds[row] = one.surfaceId
    columns.atmospheres[row] = one.atmospheres
    columns.hasPhoto[row] = one.hasPhoto
    columns.colours[row] = one.colour
    for (const [place, value] of one.figures.entries()) {
      const column = columns.figures[place]
      if (column) column[row] = value
    }
  }
  return columns
}

function write(parts: readonly (readonly Point[])[], removed: readonly number[] = []) {
  const types = createTypeTable()
  const encoded = parts.map((points) => encodePoints(columnsOf(points), types))
  const head = { axes: AXES, types, stamp: '1.2.3', isWhole: removed.length === 0 }
  return joinPoints(encoded, { ...head, removedIds: Uint32Array.from(removed) })
}

function read(file: Uint8Array<ArrayBuffer>) {
  const result = decodePoints(file.buffer)
  if (!result.ok) throw new Error(result.error)
  return result.value
}

describe('a file of points', () => {
  it('says what was put in; colours as near as 14 bits can say', () => {
    fc.assert(
      fc.property(pointList, pointList, fc.array(number(2 ** 32 - 1)), (one, two, removed) => {
        const { points, ...head } = read(write([one, two], removed))
        expect(head).toEqual({
          axes: AXES,
          stamp: '1.2.3',
          isWhole: removed.length === 0,
          removedIds: Uint32Array.from(removed),
        })
        const expected = columnsOf([...one, ...two])
        const kept = expected.colours.map((colour) => unpackColour(packColour(colour)))
        expect(points).toEqual({ ...expected, colours: kept })
      }),
    )
  })

  it('keeps a colour within what nobody sees on a point', () => {
    fc.assert(
      fc.property(number(0xffffff), (colour) => {
        const kept = unpackColour(packColour(colour))
        for (const shift of [16, 8, 0]) {
          expect(Math.abs(((kept >> shift) & 0xff) - ((colour >> shift) & 0xff))).toBeLessThan(18)
        }
      }),
    )
    expect(unpackColour(packColour(NO_COLOUR))).toBe(NO_COLOUR)
    expect(unpackColour(packColour(0))).not.toBe(NO_COLOUR)
  })

  it('takes sixteen bytes for each of many points', () => {
    const many = Array.from({ length: 10_000 }, (_, index): Point => {
      const traits = { kind: 0, typeId: 460, surfaceId: 1, atmospheres: 1, hasPhoto: 1, colour: 1 }
      return { ...traits, id: 3 * index + 1, cones: [1, 2], figures: [1, 2] }
    })
    expect(write([many]).length / many.length).toBeLessThan(16.01)
  })

  it('more types than the table holds are no type', () => {
    const types = createTypeTable()
    for (let id = 1; id <= 255; id += 1) expect(types.placeOf(id)).toBe(id)
    expect(types.placeOf(256)).toBe(0)
    expect(types.placeOf(0)).toBe(0)
    expect(types.ids()).toHaveLength(255)
  })

  it('that is damaged is told, whatever has happened to it', () => {
    const damage = fc.array(fc.tuple(number(200), number(255)), { maxLength: 6 })
    fc.assert(
      fc.property(pointList, damage, number(300), (points, changes, cut) => {
        const file = write([points])
        for (const [at, byte] of changes) file[at % file.length] = byte
        const result = decodePoints(file.slice(0, Math.max(0, file.length - cut)).buffer)
        if (result.ok) expect(result.value.points.ids.length).toBeLessThanOrEqual(file.length)
        else expect(['notPoints', 'version', 'damaged']).toContain(result.error)
      }),
      { numRuns: 2_000 },
    )
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(decodePoints(Uint8Array.from(bytes).buffer).ok).toBe(false)
      }),
    )
  })
})

describe('changes of points', () => {
  it('come in the place of what was known', () => {
    fc.assert(
      fc.property(
        pointList,
        pointList,
        fc.array(number(300), { minLength: 1 }),
        (old, fresh, gone) => {
          const before = read(write([old]))
          const merged = mergePoints(before, read(write([fresh], gone)))
          const replaced = new Set([...gone, ...fresh.map(({ id }) => id)])
          const expected = [...old.filter(({ id }) => !replaced.has(id)), ...fresh]
          const { points } = read(write([expected]))
          expect(merged.points).toEqual(points)
        },
      ),
    )
    const whole = read(write([[]]))
    expect(mergePoints(read(write([[]])), whole)).toBe(whole)
  })
})
