import { describe, expect, it } from 'vitest'
import { line, part, setUpImports } from '#testing/imports.ts'

const imports = setUpImports()
const { bring, call, recipe } = imports

const frit = { key: 'm1', name: 'Test Frit', percent: { SiO2: 100 } }
const bag = { packs: 1, packAmount: 5, packUnits: 'kilograms' }

async function post(path: string, body: object) {
  const answer = await call('POST', path, body)
  expect(answer.statusCode, answer.body).toBeLessThan(300)
  return answer.json<{ data: { id: number } }>().data
}
/** An import of a frit and a recipe, and their ids. */
async function importedTwo() {
  const { id, items } = await bring(part({ materials: [frit], recipes: [recipe('r1')] }))
  const idOf = (key: string) => items.find((item) => item.key === key)?.id ?? 0
  return { id, fritId: idOf('m1'), recipeId: idOf('r1') }
}
const undo = async (id: number) => (await call('DELETE', `/imports/${id}`)).json().data

describe('what somebody made with what an import has brought', () => {
  it('stays with what was bought of it', async () => {
    const { id, fritId } = await importedTwo()
    await post('/stock/lots', { rows: [{ materialId: fritId, ...bag }] })
    expect(await undo(id)).toEqual({
      removed: 1,
      kept: [{ id: fritId, name: 'Test Frit', kind: 'primitive', reason: 'stocked' }],
    })
    expect((await call('GET', '/stock')).json().data).toMatchObject([
      { materialId: fritId, left: '5000' },
    ])
  })

  it('stays with what was put on the shelf', async () => {
    const { id, fritId } = await importedTwo()
    await call('GET', `/usermaterials/addMaterial/${fritId}`)
    expect(await undo(id)).toMatchObject({ removed: 1, kept: [{ id: fritId, reason: 'stocked' }] })
  })

  it('stays with a batch, a log and a comment about it', async () => {
    const recipes = ['batch', 'log', 'comment', 'free'].map((key) => recipe(key))
    const { id, items } = await bring(part({ recipes }))
    const idOf = (key: string) => items.find((item) => item.key === key)?.id ?? 0
    await post('/batches', { recipeId: idOf('batch'), size: 1, unit: 'kilograms' })
    await post('/logs', {
      title: 'Test firing',
      logTypeId: 1,
      materialId: idOf('log'),
      isPrivate: true,
      description: 'It came out well.',
    })
    await post('/materialcomments', {
      id: idOf('comment'),
      content: '<p>It runs a little at cone 7.</p>',
    })
    const { removed, kept } = await undo(id)
    expect(removed).toBe(1)
    expect(
      new Map(kept.map((item: { id: number; reason: string }) => [item.id, item.reason])),
    ).toEqual(
      new Map([
        [idOf('batch'), 'mixed'],
        [idOf('log'), 'logged'],
        [idOf('comment'), 'discussed'],
      ]),
    )
  })

  it('stays as what a recipe that stays holds', async () => {
    const components = [line('m1', 1)]
    const { id, items } = await bring(
      part({ materials: [frit], recipes: [recipe('r1', { components })] }),
    )
    const [fritId, recipeId] = ['m1', 'r1'].map((key) => items.find((item) => item.key === key)?.id)
    await post('/batches', { recipeId, size: 1, unit: 'kilograms' })
    expect(await undo(id)).toEqual({
      removed: 0,
      kept: [
        expect.objectContaining({ id: fritId, reason: 'used' }),
        expect.objectContaining({ id: recipeId, reason: 'mixed' }),
      ],
    })
  })
})

describe('what came besides items', () => {
  const belongings = (changes: object) =>
    post('/imports/belongings', {
      clientKey: crypto.randomUUID(),
      name: 'glazy.json',
      ...changes,
    })
  const shelf = async () => (await call('GET', '/auth/userMaterials')).json().data

  it('stays on the shelf with a price, a point to reorder at, or stock', async () => {
    const { silica, whiting, feldspar } = imports
    const inventory = [silica, whiting, feldspar].map((materialId) => ({ materialId }))
    const { id } = await belongings({ inventory })
    const priced = (await shelf()).find(
      (entry: { materialId: number }) => entry.materialId === silica,
    )
    const price = { price: '2', priceUnits: 'kilograms', vendorCode: null }
    await post('/usermaterials/updatePrice', { id: priced.id, ...price })
    await post('/stock/lots', { rows: [{ materialId: whiting, ...bag }] })
    expect(await undo(id)).toEqual({ removed: 1, kept: [] })
    expect((await shelf()).map((entry: { materialId: number }) => entry.materialId).sort()).toEqual(
      [silica, whiting].sort(),
    )
  })

  it('stays as a collection of another name, or with other items', async () => {
    const { silica, whiting } = imports
    const { id } = await belongings({
      collections: [
        { name: 'Renamed', materialIds: [silica] },
        { name: 'Filled', materialIds: [] },
        { name: 'As it came', materialIds: [silica] },
      ],
    })
    const list = async (): Promise<{ id: number; name: string }[]> =>
      (await call('GET', `/collections/user/${imports.owner.id}`)).json().data
    const idOf = async (name: string) => (await list()).find((one) => one.name === name)?.id
    await post('/collectionmaterials', {
      collectionId: await idOf('Filled'),
      materialId: whiting,
    })
    const renamed = await call('PATCH', `/collections/${await idOf('Renamed')}`, {
      name: 'Celadons',
    })
    expect(renamed.statusCode, renamed.body).toBe(200)
    expect(await undo(id)).toEqual({ removed: 1, kept: [] })
    expect((await list()).map(({ name }) => name).sort()).toEqual(['Celadons', 'Filled'])
  })
})
