import { readText } from '@glazy/formats/text/read-text'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  type FieldName,
  MATERIAL_FIELDS,
  unsetOf,
} from '#features/materials/fields/material-fields.ts'
import { buildAccount, buildItems, POTASH_FELDSPAR } from '#testing/library.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'
import { loadFoundItems, writeItem } from './write-items.ts'

let test: TestApp
let viewer: { readonly id: number }
let id: number
let parentId: number

beforeAll(async () => {
  test = await createTestApp()
  viewer = { id: await buildAccount(test.db) }
  const material = { ...POTASH_FELDSPAR, ownerId: viewer.id }
  ;[id = 0, parentId = 0] = await buildItems(test.db, [material, { ...material, name: 'Feldspar' }])
})
afterAll(() => test.close())

/** Fields that an account's export does not say under a label of its own: files have words for them. */
type FieldOfFiles = {
  [TName in FieldName]: (typeof MATERIAL_FIELDS)[TName] extends { readonly label: string }
    ? never
    : TName
}[FieldName]

const samples = (): Readonly<Record<FieldOfFiles, unknown>> => ({
  otherNames: 'Orthoclase',
  description: '<p>Fine</p>',
  stateId: 2,
  baseTypeId: 20,
  typeId: 23,
  parentId,
  transparencyId: 2,
  surfaceId: 2,
  countryId: 12,
  fromConeId: 20,
  toConeId: 30,
  atmospheres: [3],
  tags: ['liner'],
  specificGravity: 1.45,
  waterAmount: 60,
  formula: 'K2O·Al2O3·6SiO2',
  unityType: 'r2o3',
})

/** Formats that hold all there is. */
const WHOLE_FORMATS = ['YAML', 'CSV'] as const

async function writtenFile(format: (typeof WHOLE_FORMATS)[number]): Promise<string> {
  const [item] = await loadFoundItems(test.db, { viewer, ids: [id], format })
  return writeItem(item!, format, 'Test')
}

/** What is read as something of its own, not kept as words that nobody understands. */
function readAgain(file: string): string {
  const { materials } = readText(file)
  return JSON.stringify(materials, (key, value: unknown) => (key === 'extra' ? undefined : value))
}

it.each(WHOLE_FORMATS)(
  'says every field of an item as %s, from which it is read again',
  async (format) => {
    const plain = await writtenFile(format)
    const set = (column: string, value: unknown) =>
      test.db
        .updateTable('material')
        .set({ [column]: value })
        .where('id', '=', id)
        .execute()
    for (const [name, sample] of Object.entries(samples()) as [FieldOfFiles, unknown][]) {
      const { column } = MATERIAL_FIELDS[name]
      await set(column, sample)
      const file = await writtenFile(format)
      expect(readAgain(file), name).not.toBe(readAgain(plain))
      await set(column, unsetOf(name))
    }
    expect(await writtenFile(format)).toBe(plain)
  },
)
