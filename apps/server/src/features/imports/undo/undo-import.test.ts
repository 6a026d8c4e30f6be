import { describe, expect, it } from 'vitest'
import { line, part, setUpImports } from '#testing/imports.ts'

const imports = setUpImports()
const { bring, call, recipe } = imports

describe('an import that is taken back', () => {
  const frit = { key: 'm1', name: 'Test Frit', percent: { SiO2: 100 } }

  it('leaves nothing behind', async () => {
    const { id, items } = await bring(
      part({
        materials: [frit],
        recipes: [recipe('r1', { components: [line('m1', 1)] }), recipe('r2')],
      }),
    )
    expect((await call('DELETE', `/imports/${id}`)).json()).toEqual({
      data: { removed: 3, kept: [] },
    })
    for (const item of items) {
      expect((await call('GET', `/recipes/${item.id}`)).statusCode).toBe(404)
    }
    expect((await call('GET', '/imports')).json()).toEqual({ data: [] })
    expect((await call('DELETE', `/imports/${id}`)).statusCode).toBe(404)
  })

  it('keeps what was changed, published or is used since, and says why', async () => {
    const recipes = ['edited', 'published', 'inner', 'untouched'].map((key) => recipe(key))
    const { id, items } = await bring(
      part({
        materials: [frit],
        recipes: [
          ...recipes.slice(1),
          recipe('edited', { components: [line('m1', 50), line(imports.whiting, 50)] }),
        ],
      }),
    )
    const idOf = (key: string) => items.find((item) => item.key === key)?.id ?? 0
    const change = {
      materialComponents: [{ componentMaterialId: idOf('m1'), percentageAmount: 1 }],
    }
    await call('PATCH', `/materialmaterials/${idOf('edited')}`, change)
    await call('POST', `/recipes/${idOf('published')}/publish`)
    await call('POST', '/materialmaterials', {
      newName: 'Test user',
      materialComponents: [{ componentMaterialId: idOf('inner'), percentageAmount: 1 }],
    })
    const { removed, kept } = (await call('DELETE', `/imports/${id}`)).json().data
    expect(removed).toBe(1)
    expect(
      new Map(kept.map((item: { id: number; reason: string }) => [item.id, item.reason])),
    ).toEqual(
      new Map([
        [idOf('m1'), 'used'],
        [idOf('edited'), 'edited'],
        [idOf('published'), 'public'],
        [idOf('inner'), 'used'],
      ]),
    )
    expect((await call('GET', '/imports')).json()).toMatchObject({
      data: [{ id, recipes: 3, materials: 1 }],
    })
  })

  it('is nobody else’s business', async () => {
    const { id } = await bring(part({ recipes: [recipe('r1')] }))
    expect(
      (await call('DELETE', `/imports/${id}`, undefined, imports.other.session)).statusCode,
    ).toBe(404)
    expect((await call('DELETE', `/imports/${id}`, undefined, null)).statusCode).toBe(401)
    expect((await call('GET', '/imports', undefined, imports.other.session)).json()).toEqual({
      data: [],
    })
    expect((await call('GET', '/imports')).json()).toMatchObject({ data: [{ id }] })
  })
})
