import { describe, expect, it } from 'vitest'
import { fieldsOf, part, setUpImports } from '#testing/imports.ts'
import { buildItems, POTASH_FELDSPAR, SILICA } from '#testing/library.ts'

const imports = setUpImports()
const { bring, call, recipe } = imports

describe('what names may mean', () => {
  it('is told for all of them at once, own materials first', async () => {
    const [parent = 0] = await buildItems(imports.db, [
      { ...POTASH_FELDSPAR, name: 'Test Spar Family', ownerId: imports.other.id },
    ])
    const [own = 0] = await buildItems(imports.db, [
      {
        ...SILICA,
        name: 'Silica',
        otherNames: 'Custer Spar',
        parentId: parent,
        ownerId: imports.owner.id,
        isPrivate: true,
      },
    ])
    const ingredients = ['silica', 'Spar, Custer', 'Unobtainium', '']
    const answer = await call('POST', '/imports/match', { ingredients })
    expect(answer.statusCode).toBe(200)
    const { data } = answer.json()
    expect(data.ingredients.map(({ name }: { name: string }) => name)).toEqual(ingredients)
    expect(data.ingredients[0].matches.slice(0, 2)).toMatchObject([
      { id: own, score: 2, isOwn: true, hasAnalysis: true, parent: { name: 'Test Spar Family' } },
      { id: imports.silica, score: 2, isOwn: false, parent: null },
    ])
    expect(data.ingredients[1].matches[0]).toMatchObject({ id: own })
    expect(data.ingredients[1].matches[0].score).toBeGreaterThanOrEqual(0.55)
    expect(data.ingredients[2].matches).toEqual([])
    expect(data.ingredients[3].matches).toEqual([])
  })

  it('puts what is called so word for word before what says more in brackets', async () => {
    const [, exact] = await buildItems(imports.db, [
      { ...POTASH_FELDSPAR, name: 'Plugh Spar (2000-2012)', ownerId: imports.other.id },
      { ...POTASH_FELDSPAR, name: 'Plugh Spar', ownerId: imports.other.id },
    ])
    const answer = await call('POST', '/imports/match', { ingredients: ['PLUGH spar'] })
    const [{ matches }] = answer.json().data.ingredients
    expect(matches.map(({ score }: { score: number }) => score)).toEqual([2, 1])
    expect(matches[0]).toMatchObject({ id: exact, name: 'Plugh Spar' })
  })

  it('takes of several that are called the same what most recipes use', async () => {
    const ownerId = imports.other.id
    const spar = { ...POTASH_FELDSPAR, name: 'Xyzzy Spar', ownerId }
    const [unused = 0, most = 0, once = 0] = await buildItems(imports.db, [spar, spar, spar])
    const line = (materialId: number) => ({ materialId, amount: 50, isAdditional: false })
    await buildItems(imports.db, [
      { ownerId, name: 'Xyzzy One', components: [line(most), line(imports.silica)] },
      { ownerId, name: 'Xyzzy Two', components: [line(most), line(once)] },
    ])
    const answer = await call('POST', '/imports/match', { ingredients: ['Xyzzy Spar'] })
    const [{ matches }] = answer.json().data.ingredients
    expect(matches.map(({ id }: { id: number }) => id)).toEqual([most, once, unused])
  })

  it('is the same in every language, where the whole name is a name of the substance', async () => {
    const ownerId = imports.other.id
    const of = (name: string, otherNames?: string) => ({
      ...SILICA,
      name,
      ownerId,
      ...(otherNames && { otherNames }),
    })
    const [red, black, copper] = await buildItems(imports.db, [
      of('Red Iron Oxide', 'RIO, Ferric Oxide'),
      of('Black Iron Oxide'),
      of('Copper Oxide', 'Black Copper Oxide'),
    ])
    const known: readonly (readonly [string, number | undefined])[] = [
      ['Óxido de hierro rojo', red],
      ['rojo óxido de hierro', red],
      ['弁柄', red],
      ['Schwarzes Eisenoxid', black],
      ['Чёрный оксид меди', copper],
      ['Oxyde de cuivre', copper],
      ['シリカ', imports.silica],
    ]
    const ingredients = known.map(([name]) => name)
    const answer = await call('POST', '/imports/match', { ingredients })
    for (const [at, { matches }] of answer.json().data.ingredients.entries()) {
      expect(matches[0], ingredients[at]).toMatchObject({ id: known[at]?.[1], score: 2 })
    }
  })

  it('never takes a likeness in another language for another substance', async () => {
    const ownerId = imports.other.id
    await buildItems(imports.db, [{ ...SILICA, name: 'Yellow Iron Oxide', ownerId }])
    const ingredients = ['Óxido de hierro marrón', 'Oxyde de fer', 'Kalifeldspat 200', 'Creta']
    const answer = await call('POST', '/imports/match', { ingredients })
    for (const { name, matches } of answer.json().data.ingredients) {
      const certain = matches.filter(({ score }: { score: number }) => score >= 2)
      expect(certain, name).toEqual([])
    }
  })

  it('keeps to itself what is private to others', async () => {
    await buildItems(imports.db, [
      { ...SILICA, name: 'Zzyzx Powder', ownerId: imports.other.id, isPrivate: true },
    ])
    const answer = await call('POST', '/imports/match', { ingredients: ['Zzyzx Powder'] })
    expect(answer.json()).toMatchObject({ data: { ingredients: [{ matches: [] }] } })
  })

  it('names the recipes that the viewer has already', async () => {
    await bring(part({ recipes: [recipe('r1', { name: 'Öwn  Glaze' })] }))
    const answer = await call('POST', '/imports/match', { recipes: ['own glaze', 'Another'] })
    expect(answer.json()).toMatchObject({
      data: {
        recipes: [
          {
            name: 'own glaze',
            matches: [
              {
                name: 'Öwn  Glaze',
                lines: [
                  { amount: 60, isAdditional: false },
                  { amount: 40, isAdditional: false },
                ],
              },
            ],
          },
        ],
      },
    })
  })

  it('is refused for too many or too long names, and without a session', async () => {
    const many = await call('POST', '/imports/match', { ingredients: Array(251).fill('Silica') })
    expect(fieldsOf(many)).toEqual({ ingredients: 'must hold at most 250 entries' })
    const long = await call('POST', '/imports/match', { recipes: ['x'.repeat(300)] })
    expect(Object.keys(fieldsOf(long))).toEqual(['recipes.0'])
    expect((await call('POST', '/imports/match', {}, null)).statusCode).toBe(401)
  })
})
