import type { MaterialDetail } from '@glazy/contract/materials'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#testing/test-app.ts'
import { readLibrary } from './read-library.ts'
import type { Library } from './library-schema.ts'
import { seedLibrary } from './seed.service.ts'

let test: TestApp
let library: Library
const now = new Date('2026-01-01T00:00:00Z')
const seed = (entries = library.entries) =>
  seedLibrary({ db: test.db, siteName: 'Test Glazes', now }, { entries, problems: [] })

beforeAll(async () => {
  test = await createTestApp()
  library = await readLibrary()
})
afterAll(() => test.close())

const idOf = async (key: string) => {
  const row = await test.db
    .selectFrom('material')
    .select('id')
    .where('library_key', '=', key)
    .executeTakeFirstOrThrow()
  return row.id
}

describe('the starter library', () => {
  it('comes part by part as releases bring it, each entry once', async () => {
    const newest = library.entries.find((item) => item.kind === 'recipe')
    expect(await seed(library.entries.filter((item) => item !== newest))).toBe(
      library.entries.length - 1,
    )
    expect(await seed()).toBe(1)
    expect(await seed()).toBe(0)
  })

  it('is added once by servers that start together', async () => {
    await test.db.deleteFrom('material').where('library_key', '=', 'leach-4321').execute()
    const added = await Promise.all([seed(), seed()])
    expect(added.toSorted()).toEqual([0, 1])
  })

  it('leaves edited entries as they are', async () => {
    const id = await idOf('silica')
    await test.db.updateTable('material').set({ name: 'Our Silica' }).where('id', '=', id).execute()
    expect(await seed()).toBe(0)
    const row = await test.db
      .selectFrom('material')
      .select('name')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row.name).toBe('Our Silica')
  })

  it('belongs to an account with the name of the site that nobody can log in to', async () => {
    const account = await test.db
      .selectFrom('account')
      .select(['name', 'password_hash'])
      .where('username', '=', 'library')
      .executeTakeFirstOrThrow()
    expect(account).toEqual({ name: 'Test Glazes', password_hash: null })
  })

  it('says what it is in other languages, until somebody edits it', async () => {
    const id = await idOf('whiting')
    const read = async () =>
      (await test.app.inject(`/v2/recipes/${id}`)).json().data as MaterialDetail
    const { translations, description, defaultLocale, name } = await read()
    expect(defaultLocale).toBe('en')
    expect(translations.map(({ locale }) => locale)).toEqual(['de', 'es', 'fr', 'ja', 'zh'])
    expect(translations[0]).toMatchObject({ name, description: expect.stringContaining('Kreide') })

    await test.db
      .insertInto('material_translation')
      .values({ material_id: id, locale: 'de', name, description: 'Kreide von uns.' })
      .execute()
    const own = (await read()).translations
    expect(own.filter(({ locale }) => locale === 'de')).toEqual([
      { locale: 'de', name, otherNames: null, description: 'Kreide von uns.' },
    ])
    expect(own).toHaveLength(5)

    await test.db
      .updateTable('material')
      .set({ description: `${description} Ours.` })
      .where('id', '=', id)
      .execute()
    expect((await read()).translations.map(({ locale }) => locale)).toEqual(['de'])
  })

  it('is read with its chemistry and family', async () => {
    const response = await test.app.inject(`/v2/recipes/${await idOf('leach-4321')}`)
    expect(response.json()).toMatchObject({
      data: {
        name: 'Leach 4321',
        materialStateId: 2,
        isPrivate: false,
        umf: { SiO2Al2O3Ratio: expect.closeTo(9.07, 1) as number },
      },
    })
    const custer = await test.app.inject(`/v2/recipes/${await idOf('custer-feldspar')}`)
    expect(custer.json()).toMatchObject({ data: { parent: { name: 'Potash Feldspar' } } })
  })
})
