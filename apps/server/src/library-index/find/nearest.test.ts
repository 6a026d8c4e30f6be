import { axisValue, type ChartAxis } from '@glazy/ceramics/charts/chart-axes'
import { deriveChemistry } from '@glazy/ceramics/chemistry/chemistry'
import type { OxideAmounts } from '@glazy/ceramics/chemistry/oxides'
import { expect, it } from 'vitest'
import { CHUNK_ROWS } from '#library-index/columns/chunk-rows.ts'
import { createColumns } from '#library-index/columns/columns.ts'
import { indexRow } from '#testing/index-rows.ts'
import { randomNumbers } from '#testing/random-library.ts'
import { findNearest } from './nearest.ts'

const ROWS = CHUNK_ROWS * 2 + 500

const random = randomNumbers(20261122)
const amount = (most: number) => Math.round(random() * most * 100) / 100

const rows = Array.from({ length: ROWS }, (_, at) => {
  const percent: OxideAmounts = {
    SiO2: 40 + amount(30),
    ...(random() < 0.9 && { Al2O3: amount(20) }),
    ...(random() < 0.95 && { CaO: amount(15), K2O: amount(5) }),
    ...(random() < 0.5 && { Na2O: amount(5) }),
    ...(random() < 0.01 && { CoO: amount(2) }),
  }
  return indexRow(at + 1, {
    ownerId: 1 + (at % 3),
    isHidden: at % 11 === 0,
    kind: 'analysis',
    percent,
    typeId: 1 + (at % 500),
    fromConeId: 1 + (at % 30),
    toConeId: 3 + (at % 30),
  })
})
const chemistry = rows.map(({ percent }) => deriveChemistry({ percent, loi: 0 }))

const PLANES: readonly (readonly [ChartAxis, ChartAxis])[] = [
  ['SiO2', 'Al2O3'],
  ['KNaO_percent', 'CaO_percent_mol'],
  ['CoO', 'SiO2_percent'],
  ['CoO_percent', 'BaO'],
  ['R2ORORatio', 'SiO2Al2O3Ratio'],
]

it('finds in a large library what a look at every item finds', async () => {
  const columns = createColumns()
  columns.put(rows)
  for (const [x, y] of PLANES) {
    const points = rows.map(({ id, ownerId, isHidden, typeId }, at) => {
      const own = chemistry[at] ?? deriveChemistry({ percent: {}, loi: 0 })
      return { id, ownerId, isHidden, typeId, x: axisValue(x, own), y: axisValue(y, own) }
    })
    for (const exceptId of [1, 777, ROWS]) {
      const from = points[exceptId - 1]
      const place = { x: from?.x ?? 0, y: from?.y ?? 0 }
      for (const filter of [
        { viewer: 2, isMine: false },
        { viewer: 0, isMine: false, typeIds: new Set([7]) },
        { viewer: 3, isMine: true },
      ]) {
        const expected = points
          .filter((item) => item.id !== exceptId)
          .filter(({ ownerId, isHidden }) => !isHidden || ownerId === filter.viewer)
          .filter(({ ownerId }) => !filter.isMine || ownerId === filter.viewer)
          .filter(({ typeId }) => filter.typeIds?.has(typeId ?? 0) ?? true)
          .flatMap((item) => {
            if (item.x === null || item.y === null) return []
            const distance = (item.x - place.x) ** 2 + (item.y - place.y) ** 2
            return [{ id: item.id, x: item.x, y: item.y, distance }]
          })
          .toSorted((a, b) => a.distance - b.distance || a.y - b.y || a.x - b.x || a.id - b.id)
          .slice(0, 100)
        const giveWay = () => undefined
        const pass = { columns, giveWay }
        const found = await findNearest(pass, { x, y, from: place, exceptId, filter, limit: 100 })
        expect(found).toEqual(expected)
      }
    }
  }
})
