import { expect, it } from 'vitest'
import { CHUNK_ROWS } from '#library-index/columns/chunk-rows.ts'
import { createColumns } from '#library-index/columns/columns.ts'
import { indexRow } from '#testing/index-rows.ts'
import { randomNumbers } from '#testing/random-library.ts'
import { findByAxis } from './find-by-figure.ts'
import { createKept } from './row-bits.ts'

const ROWS = CHUNK_ROWS * 2 + 500

const random = randomNumbers(20261127)
const oneOf = (most: number) => Math.floor(random() * most)

/** Many have the same figure, some none, and few have any cobalt. */
const rows = Array.from({ length: ROWS }, (_, at) =>
  indexRow(at + 1, {
    kind: 'analysis',
    typeId: oneOf(3),
    updatedAt: oneOf(900),
    isHidden: at % 11 === 0,
    percent: {
      ...(random() < 0.9 && { SiO2: 40 + oneOf(30) / 2 }),
      ...(random() < 0.003 && { CoO: oneOf(4) / 2 }),
    },
  }),
)

it.each(['SiO2', 'CoO'] as const)('puts a large library in order by %s', async (oxide) => {
  const columns = createColumns()
  columns.put(rows)
  // Rows that are free now, with what is left of their items.
  columns.remove(rows.filter(({ id }) => id % 17 === 0).map(({ id }) => id))
  const pass = { columns, kept: createKept(), giveWay: () => undefined }
  for (const isAscending of [true, false]) {
    for (const typeIds of [undefined, new Set([2])]) {
      const shown = rows.filter(
        ({ id, isHidden, typeId }) =>
          !isHidden && id % 17 !== 0 && typeIds?.has(typeId ?? -1) !== false,
      )
      const figureOf = ({ percent }: (typeof rows)[number]) =>
        percent[oxide] ? percent[oxide] * (isAscending ? 1 : -1) : Infinity
      const sorted = shown.sort((one, other) => {
        const [a, b] = [figureOf(one), figureOf(other)]
        if (a !== b) return a < b ? -1 : 1
        return (a === Infinity ? other.updatedAt - one.updatedAt : 0) || other.id - one.id
      })
      for (const [offset, limit] of [
        [0, 48],
        [48, 48],
        [900, 300],
      ] as const) {
        const search = { filter: { viewer: 0, ...(typeIds && { typeIds }) } }
        const axis = { axis: `${oxide}_percent`, isAscending } as const
        const found = await findByAxis(pass, search, axis, { offset, limit })
        expect(found.total).toBe(sorted.length)
        expect(found.shown.map(({ id }) => id)).toEqual(
          sorted.slice(offset, offset + limit).map(({ id }) => id),
        )
      }
    }
  }
})
