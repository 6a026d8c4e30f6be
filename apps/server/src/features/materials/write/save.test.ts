import { CALCULATION_VERSION } from '@glazy/ceramics/chemistry/chemistry'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '#db/open.ts'
import { buildAccount, KAOLIN, SILICA, WHITING } from '#testing/library.ts'
import { createTestDatabase } from '#testing/test-database.ts'
import { deriveEverything, deriveStale } from '#features/materials/derive/derive-items.ts'
import { countStale, markOlderStale } from '#features/materials/derive/derive.queries.ts'
import type { MaterialDraft } from '#features/materials/fields/material-draft.ts'
import { createMaterial, type Saved, saveMaterial, type SaveContext } from './save.service.ts'

let database: OpenDatabase
let context: SaveContext
const NOW = new Date('2026-01-01T00:00:00Z')

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  const authorId = await buildAccount(database.db)
  context = { db: database.db, now: NOW, authorId }
})

const create = (draft: MaterialDraft) => createMaterial(context, draft)
const save = (id: number, draft: MaterialDraft) => saveMaterial(context, id, () => draft)
const recipeOf = (name: string, ...parts: [number, number][]): MaterialDraft => ({
  kind: 'recipe',
  name,
  components: parts.map(([materialId, amount]) => ({ materialId, amount, isAdditional: false })),
})

async function percentOf(id: number) {
  const row = await database.db
    .selectFrom('material_chemistry')
    .select('percent')
    .where('material_id', '=', id)
    .executeTakeFirstOrThrow()
  return row.percent
}

/** Statements that wait until somebody else's transaction ends. */
async function waitingForLock(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(database.db)
  return rows[0]?.count ?? 0
}

describe('saving', () => {
  it('appends a version each time, with the whole content', async () => {
    const id = await create({ ...SILICA, description: 'first' })
    expect(await save(id, { ...SILICA, description: 'second' })).toMatchObject({ version: 2 })
    const versions = await database.db
      .selectFrom('material_version')
      .select(['number', 'content', 'author_id'])
      .where('material_id', '=', id)
      .orderBy('number')
      .execute()
    expect(versions).toMatchObject([
      { number: 1, content: { description: 'first', percent: { SiO2: 100 } } },
      { number: 2, content: { description: 'second' }, author_id: context.authorId },
    ])
  })

  it('leaves the lines and the languages of the last save, fewer, other or more', async () => {
    const [silica, whiting, kaolin] = [
      await create(SILICA),
      await create(WHITING),
      await create(KAOLIN),
    ]
    const texts = (...locales: string[]) =>
      locales.map((locale) => ({ locale, name: `${locale}!`, otherNames: null, description: null }))
    const drafts: MaterialDraft[] = [
      { ...recipeOf('Test', [silica, 3], [whiting, 2]), translations: texts('de', 'fr') },
      { ...recipeOf('Test', [whiting, 3]), translations: texts('fr', 'pl') },
      recipeOf('Test'),
      { ...recipeOf('Test', [kaolin, 1], [silica, 2], [kaolin, 3]), translations: texts('it') },
    ]
    const id = await create(recipeOf('Test', [kaolin, 1]))
    for (const draft of drafts) {
      await save(id, draft)
      const lines = await database.db
        .selectFrom('material_component')
        .select(['component_id as materialId', 'amount', 'is_additional as isAdditional'])
        .where('recipe_id', '=', id)
        .orderBy('position')
        .execute()
      expect(lines).toEqual(draft.components)
      const kept = await database.db
        .selectFrom('material_translation')
        .select(['locale', 'name', 'other_names as otherNames', 'description'])
        .where('material_id', '=', id)
        .orderBy('locale')
        .execute()
      expect(kept).toEqual(draft.translations ?? [])
    }
  })

  it('of a material reaches the recipes that use it, at any depth', async () => {
    const clay = await create(KAOLIN)
    const inner = await create(recipeOf('Inner', [clay, 1]))
    const outer = await create(recipeOf('Outer', [inner, 1]))
    const { staleRecipes } = await save(clay, { ...KAOLIN, percent: { SiO2: 50 }, loi: 50 })
    expect(staleRecipes).toBe(1)
    expect(await percentOf(outer)).toEqual(KAOLIN.percent)
    expect(await deriveStale(database.db)).toBe(2)
    expect(await percentOf(inner)).toEqual({ SiO2: 50 })
    expect(await percentOf(outer)).toEqual({ SiO2: 50 })
    expect(await countStale(database.db)).toBe(0)
  })

  it('reads an ingredient that is saved at the same moment as it becomes', async () => {
    const clay = await create(KAOLIN)
    const silica = await create(SILICA)
    const inner = await create(recipeOf('Inner', [clay, 1]))
    let outer: Promise<number> | undefined
    await saveMaterial(context, inner, async () => {
      outer = create(recipeOf('Outer', [inner, 1]))
      await expect.poll(waitingForLock).toBe(1)
      return recipeOf('Inner', [silica, 1])
    })
    await deriveStale(database.db)
    expect(await percentOf((await outer) ?? 0)).toEqual({ SiO2: 100 })
  })

  it('of a material waits for a recipe with it that is just being deleted, and goes on without', async () => {
    const clay = await create(KAOLIN)
    const recipe = await create(recipeOf('Short-lived', [clay, 1]))
    let saved: Promise<Saved> | undefined
    await database.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('material').where('id', '=', recipe).execute()
      saved = save(clay, { ...KAOLIN, percent: { SiO2: 50 }, loi: 50 })
      await expect.poll(waitingForLock).toBe(1)
    })
    expect(await saved).toMatchObject({ version: 2, staleRecipes: 0 })
    expect(await countStale(database.db)).toBe(0)
  })

  it('refuses a recipe that would contain itself and keeps what was there', async () => {
    const silica = await create(SILICA)
    const inner = await create(recipeOf('Inner', [silica, 1]))
    const outer = await create(recipeOf('Outer', [inner, 1]))
    await expect(save(inner, recipeOf('Inner', [outer, 1]))).rejects.toThrow('contains itself')
    await expect(save(inner, recipeOf('Inner', [inner, 1]))).rejects.toThrow('contains itself')
    expect(await percentOf(inner)).toEqual({ SiO2: 100 })
  })

  it('replaces components, translations and search words', async () => {
    const silica = await create(SILICA)
    const whiting = await create(WHITING)
    const id = await create({
      ...recipeOf('Oldname', [silica, 1], [whiting, 2]),
      translations: [{ locale: 'de', name: 'Altname' }],
    })
    await save(id, recipeOf('Newname', [whiting, 3]))
    const components = await database.db
      .selectFrom('material_component')
      .select(['component_id', 'amount', 'position'])
      .where('recipe_id', '=', id)
      .execute()
    expect(components).toEqual([{ component_id: whiting, amount: 3, position: 0 }])
    const words = await database.db
      .selectFrom('material_text')
      .select(['name_words', 'other_name_words', 'text_words'])
      .where('material_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(words).toEqual({ name_words: 'newname', other_name_words: '', text_words: '' })
  })

  it('makes one row of a create that is repeated with its key', async () => {
    const clientKey = '6b1f4a52-0000-4000-8000-000000000001'
    const first = await createMaterial(context, SILICA, { clientKey })
    expect(await createMaterial(context, SILICA, { clientKey })).toEqual(first)
    const other = { ...context, authorId: await buildAccount(database.db) }
    expect(await createMaterial(other, SILICA, { clientKey })).not.toBe(first)
  })
})

/** All that is derived, in a comparable form. */
async function derivedRows() {
  const { rows } = await sql`
    select c.material_id, c.percent, c.loi, c.total, c.mole_percent, c.umf, c.xumf,
      c.base_signature, c.composition_signature, c.calculation_version, s.kind, s.component_ids, s.has_analysis,
      s.is_private, t.name_folded, t.name_words, t.other_name_words, t.text_words
    from material_chemistry as c
    join material_search as s on s.material_id = c.material_id
    join material_text as t on t.material_id = c.material_id
    order by c.material_id`.execute(database.db)
  return rows
}

describe('derived rows', () => {
  it('equal a calculation of everything anew, after any saves', async () => {
    let state = 7
    const random = (below: number) => {
      state = (state * 16807) % 2147483647
      return state % below
    }
    const oxides = ['SiO2', 'Al2O3', 'CaO', 'K2O'] as const
    const material = (): MaterialDraft => ({
      kind: 'primitive',
      name: `Material ${random(1000)}`,
      percent: { [oxides[random(4)] ?? 'SiO2']: 1 + random(90), Fe2O3: random(3) },
      loi: random(40) - 2,
    })
    const materials: number[] = []
    for (let index = 0; index < 6; index += 1) materials.push(await create(material()))
    const recipes: number[] = []
    const mix = (among: readonly number[]): MaterialDraft =>
      recipeOf(
        `Mix ${random(1000)}`,
        ...Array.from(
          { length: 1 + random(4) },
          () => [among[random(among.length)] ?? 0, 1 + random(60)] as [number, number],
        ),
      )
    for (let step = 0; step < 40; step += 1) {
      const what = random(4)
      if (what === 0) await save(materials[random(6)] ?? 0, material())
      else if (what === 1 && recipes.length > 0) {
        // A recipe takes only older ones, so that no ring arises.
        const at = random(recipes.length)
        await save(recipes[at] ?? 0, mix([...materials, ...recipes.slice(0, at)]))
      } else recipes.push(await create(mix([...materials, ...recipes])))
    }
    await deriveStale(database.db)
    const after = await derivedRows()
    expect(after.length).toBeGreaterThan(20)
    // Two batches at a time stand in each other's way; still none is left.
    for (let round = 0; round < 10; round += 1) {
      await deriveEverything(database.db)
      expect(await countStale(database.db)).toBe(0)
    }
    expect(await derivedRows()).toEqual(after)
  })

  it('of an older calculation are brought to the present one', async () => {
    const id = await create(SILICA)
    await database.db
      .updateTable('material_chemistry')
      .set({ calculation_version: CALCULATION_VERSION - 1, percent: '{}' })
      .where('material_id', '=', id)
      .execute()
    await markOlderStale(database.db)
    expect(await deriveStale(database.db)).toBe(1)
    expect(await percentOf(id)).toEqual({ SiO2: 100 })
  })
})
