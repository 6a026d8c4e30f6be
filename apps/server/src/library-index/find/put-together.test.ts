import { expect, it } from 'vitest'
import { CHUNK_ROWS } from '#library-index/columns/chunk-rows.ts'
import { createColumns } from '#library-index/columns/columns.ts'
import { indexRow } from '#testing/index-rows.ts'
import { randomNumbers } from '#testing/random-library.ts'
import { findPage } from './find-page.ts'
import { createKept } from './row-bits.ts'

const ROWS = CHUNK_ROWS * 2 + 500
/** So many that most are of one or two items, and many meet where one is looked for. */
const COMPOSITIONS = 12_000

const random = randomNumbers(20261127)
const oneOf = (most: number) => Math.floor(random() * most)

it('leaves the first of each composition in a large library, and tells of the others', async () => {
  const rows = Array.from({ length: ROWS }, (_, at) =>
    indexRow(at + 1, {
      kind: 'recipe',
      updatedAt: oneOf(900),
      isHidden: at % 13 === 0,
      composition: random() < 0.1 ? 0 : 2 ** 40 + 7 * oneOf(COMPOSITIONS),
    }),
  )
  const columns = createColumns()
  columns.put(rows)
  const pass = { columns, kept: createKept(), giveWay: () => undefined }
  const shown = rows
    .filter((row) => !row.isHidden)
    .sort((one, other) => other.updatedAt - one.updatedAt || other.id - one.id)
  const groups = Map.groupBy(shown, ({ id, composition }) => composition || `of its own ${id}`)
  const firsts = [...groups.values()].map(([first, ...others]) => [first?.id, others.length])
  const search = { filter: { viewer: 0 } }
  for (const offset of [0, 3_000]) {
    const found = await findPage(pass, search, 'un', { offset, limit: 500 }, true)
    const { ids, others } = found
    expect(ids.map((id, at) => [id, others[at]])).toEqual(firsts.slice(offset, offset + 500))
    expect([found.total, found.moreAlike]).toEqual([firsts.length, shown.length - firsts.length])
  }
})
