import { readDocument } from '@glazy/formats/file/read'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildAccount, buildItems, SILICA } from '#testing/library.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'
import { findDefaultOwner, findImportOwner } from '#features/imports/plan/imported.queries.ts'
import { formatReport, type ImportReport } from '#features/imports/plan/import-report.ts'
import { importDocuments } from './import-documents.service.ts'

let test: TestApp
let owner: number
const now = new Date('2026-01-01T00:00:00Z')

beforeAll(async () => {
  test = await createTestApp()
  owner = await buildAccount(test.db, { username: 'importer' })
  await buildItems(test.db, [{ ...SILICA, ownerId: owner, otherNames: 'Flint, Quartz' }])
})
afterAll(() => test.close())

async function importText(text: string, isPrivate = false): Promise<ImportReport> {
  return importTexts([text], isPrivate)
}

async function importTexts(texts: readonly string[], isPrivate = true): Promise<ImportReport> {
  const documents = texts.map((text) => readDocument(new TextEncoder().encode(text)))
  const account = { id: owner, name: 'test', username: 'importer' }
  return importDocuments({ db: test.db, now, owner: account, isPrivate }, documents)
}

const YAML = `-
  ID: 500001
  Name: 'File Spar'
  Other Names: 'Spar of the File'
  Created By:
    Name: 'user 7'
    ID: 7
  Date Created: '2015-07-16'
  Date Modified: '2016-02-03'
  Type: 'Material'
  State: 'Production'
  Subtype: 'Feldspar'
  Country: 'Germany'
  Percent Analysis:
    SiO2: 65
    Al2O3: 18
    K2O: 16
    LOI: 1
-
  ID: 500002
  Parent ID: 500001
  Name: 'Child Spar'
  Type: 'Material'
  Percent Analysis:
    SiO2: 66
    Al2O3: 18
    K2O: 15
    LOI: 1
-
  ID: 500003
  Name: 'File Glaze'
  Created By:
    Name: 'user 7'
    ID: 7
  Date Created: '2017-01-02'
  Date Modified: '2018-03-04'
  Type: 'Recipe'
  State: 'Discontinued'
  Subtype: 'Glaze - Clear'
  Cone: '9 - 10'
  Surface: 'Glossy'
  Transparency: 'Transparent'
  Atmospheres: ['Oxidation', 'Reduction']
  Description: 'A description that is kept.'
  Ingredients:
    -
      ID: 500001
      Name: 'Another Name For It'
      Percentage: 50
    -
      ID: 999999
      Name: 'flint'
      Percentage: 40
    -
      ID: 999998
      Name: 'Mystery Powder'
      Percentage: 10
    -
      ID: 500004
      Name: 'Inner Glaze'
      Percentage: 5
      Additional: true
  Percent Analysis:
    SiO2: 99
    LOI: 1
-
  ID: 500004
  Name: 'Inner Glaze'
  Type: 'Recipe'
  Ingredients:
    -
      ID: 500002
      Name: 'Child Spar'
      Percentage: 100
-
  ID: 500005
  Name: 'Nothing In It'
  Type: 'Recipe'
`

describe('an import', () => {
  let report: ImportReport
  beforeAll(async () => {
    report = await importText(YAML)
  })

  const rowOf = (name: string) =>
    test.db.selectFrom('material').selectAll().where('name', '=', name).executeTakeFirstOrThrow()

  it('reports what it added and what it could not', () => {
    expect(report).toMatchObject({
      owner: 'importer',
      isPrivate: false,
      added: { recipes: 2, materials: 3, analyses: 0 },
      alreadyThere: 0,
      addedByName: [{ name: 'Mystery Powder', uses: 1 }],
      skipped: [{ name: 'Nothing In It', reason: 'has no ingredients' }],
    })
    const text = formatReport(report)
    expect(text).toContain('Added 2 recipes, 3 materials and 0 analyses for importer, public')
    expect(text).toContain('Mystery Powder (1 time)')
  })

  it('keeps what the file says', async () => {
    const glaze = await rowOf('File Glaze')
    expect(glaze).toMatchObject({
      owner_id: owner,
      is_private: false,
      state_id: 3,
      type_id: 470,
      from_cone_id: 33,
      to_cone_id: 34,
      surface_id: 8,
      transparency_id: 4,
      atmospheres: [1, 3],
      description: 'A description that is kept.',
      source: 'user 7',
      import_key: 'glazy:500003',
    })
    expect(glaze.created_at.toISOString()).toBe('2017-01-02T00:00:00.000Z')
    expect(glaze.updated_at.toISOString()).toBe('2018-03-04T00:00:00.000Z')
    const spar = await rowOf('File Spar')
    expect(spar).toMatchObject({ percent: { SiO2: 65, Al2O3: 18, K2O: 16 }, loi: 1, type_id: 20 })
    expect((await rowOf('Child Spar')).parent_id).toBe(spar.id)
  })

  it('finds ingredients by id in the file, then by name here, then makes them', async () => {
    const { id } = await rowOf('File Glaze')
    const response = await test.app.inject(`/v2/recipes/${id}`)
    const { data } = response.json<{ data: { components: { material: { name: string } }[] } }>()
    expect(data.components.map((component) => component.material.name)).toEqual([
      'File Spar',
      'Silica',
      'Mystery Powder',
      'Inner Glaze',
    ])
    expect(data).toMatchObject({ components: [{}, {}, {}, { isAdditional: true }] })
  })

  it('believes the ingredients and tells where the stated analysis differs', async () => {
    expect(report.differences).toMatchObject([{ name: 'File Glaze', figure: 'SiO2', stated: 99 }])
    const { id } = await rowOf('File Glaze')
    const response = await test.app.inject(`/v2/recipes/${id}`)
    const silica = (50 * 65 + 40 * 100 + 5 * 66) / 105
    expect(response.json()).toMatchObject({
      data: { analysis: { percent: { SiO2: expect.closeTo(silica, 10) as number } } },
    })
  })

  it('adds nothing when it is repeated', async () => {
    const before = await counts()
    const again = await importText(YAML)
    expect(again.added).toEqual({ recipes: 0, materials: 0, analyses: 0 })
    expect(again.alreadyThere).toBe(4)
    expect(again.matched).toEqual([])
    expect(await counts()).toEqual(before)
  })

  it('goes on where an earlier one was cut short', async () => {
    const { id } = await rowOf('File Glaze')
    await test.db.deleteFrom('material').where('id', '=', id).execute()
    expect((await importText(YAML)).added).toEqual({ recipes: 1, materials: 0, analyses: 0 })
  })

  async function counts() {
    const { rows } = await sql`select (select count(*) from material)::int as materials,
      (select count(*) from material_component)::int as components,
      (select count(*) from material_version)::int as versions`.execute(test.db)
    return rows
  }
})

describe('files without ids', () => {
  const TEXT = `Pasted Matte
Silica 60
Whitening 30
+ Chartreuse 2
***
Pasted Matte
Silica 60
Whitening 30
+ Chartreuse 2
`

  it('are told by what they say, so that nothing comes twice', async () => {
    const report = await importText(TEXT, true)
    expect(report.added).toMatchObject({ recipes: 1, materials: 2 })
    expect(report.alreadyThere).toBe(1)
    expect((await importText(TEXT, true)).added).toEqual({ recipes: 0, materials: 0, analyses: 0 })
  })

  it('are private unless told otherwise', async () => {
    const response = await test.app.inject('/v2/search?q=pasted')
    expect(response.json()).toMatchObject({ data: [] })
  })
})

describe('records that say the same', () => {
  const insight = (...ids: number[]) =>
    `<recipes>${ids
      .map(
        (id) => `<recipe name="Numbered Clear" id="${id}"><recipelines>
    <recipeline material="Silica" amount="100"/></recipelines></recipe>`,
      )
      .join('')}</recipes>`

  it('all come where their file numbers them, and only once', async () => {
    const report = await importTexts([insight(77, 78, 79)])
    expect(report).toMatchObject({ added: { recipes: 3 }, alreadyThere: 0 })
    const again = await importTexts([insight(77, 78, 79)])
    expect(again).toMatchObject({ added: { recipes: 0 }, alreadyThere: 3 })
  })

  it('come once from two files', async () => {
    const named = (id: number) => insight(id).replace('Numbered', 'Copied')
    const report = await importTexts([named(1), named(1), named(2)])
    expect(report).toMatchObject({ added: { recipes: 1 }, alreadyThere: 2 })
  })
})

describe('materials of which only the name is known', () => {
  const bringTwo = async (recipe: string, ...names: readonly [string, string]) => {
    const lines = names.map((name) => `component = ${name}\namount = 50\n`)
    const report = await importTexts([`name = ${recipe}\n${lines.join('')}`])
    expect(report.added.recipes).toBe(1)
    return report.added.materials
  }

  it('are one where two names are compared as one', async () => {
    expect(await bringTwo('Apostrophe Glaze', 'Pit’s Ash', 'Pits Ash')).toBe(1)
  })

  it('are two where the names are of signs, or differ at their ends', async () => {
    expect(await bringTwo('Glaze of Signs', '????', '!!!!')).toBe(2)
    const long = 'x'.repeat(210)
    expect(await bringTwo('Long Glaze', `${long} a`, `${long} b`)).toBe(2)
  })
})

it('waits for another one at work, so that nothing comes twice', async () => {
  const text = 'Twin Clear\nTwin Spar 60\nTwin Silica 40\n'
  const reports = await Promise.all([importText(text), importText(text)])
  const added = reports.map((report) => report.added.recipes)
  expect(added.toSorted()).toEqual([0, 1])
  expect(reports.map((report) => report.alreadyThere).toSorted()).toEqual([0, 1])
})

it('says that its owner was deleted meanwhile', async () => {
  const document = readDocument(new TextEncoder().encode('Late Clear\nSilica 100\n'))
  const gone = { id: 999_999, name: 'gone', username: null }
  const late = importDocuments({ db: test.db, now, owner: gone, isPrivate: true }, [document])
  await expect(late).rejects.toThrow('The account was deleted meanwhile')
})

it('leaves out recipes that contain one another', async () => {
  const ring = (id: number, other: number) => `-
  ID: ${id}
  Name: 'Ring ${id}'
  Type: 'Recipe'
  Ingredients:
    -
      ID: ${other}
      Name: 'Ring ${other}'
      Percentage: 100
`
  const report = await importText(ring(600001, 600002) + ring(600002, 600001))
  expect(report.added.recipes).toBe(0)
  expect(report.skipped).toMatchObject([
    { reason: 'contains itself' },
    { reason: 'contains itself' },
  ])
})

describe('the owner', () => {
  it('is found by id, user name or address', async () => {
    expect((await findImportOwner(test.db, 'IMPORTER'))?.id).toBe(owner)
    expect((await findImportOwner(test.db, String(owner)))?.id).toBe(owner)
    expect(await findImportOwner(test.db, 'nobody')).toBeUndefined()
  })

  it('is the only person, or else the library', async () => {
    expect((await findDefaultOwner(test.db))?.id).toBe(owner)
    await buildAccount(test.db)
    expect(await findDefaultOwner(test.db)).toBeUndefined()
    const library = await buildAccount(test.db, { username: 'library' })
    expect((await findDefaultOwner(test.db))?.id).toBe(library)
  })
})
