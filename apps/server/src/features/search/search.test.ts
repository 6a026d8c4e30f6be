import type { MaterialSummary } from '@glazy/contract/materials'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { bumpDataVersion } from '#db/data-version.ts'
import { loadItems } from '#features/materials/derive/derive.queries.ts'
import { deriveItems } from '#features/materials/derive/derive-items.ts'
import { PATIENTLY } from '#testing/patiently.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'
import {
  buildAccount,
  buildItems,
  KAOLIN,
  POTASH_FELDSPAR,
  SILICA,
  WHITING,
} from '#testing/library.ts'
import { createCollectedItems } from '#features/collections/read/collected-items.ts'
import { createLibraryIndex } from '#library-index/library-index.ts'
import { search } from './search.service.ts'

let test: TestApp
let owner: number
let other: number
/** Ids by name. */
const ids = new Map<string, number>()

const id = (name: string) => ids.get(name) ?? -1

beforeAll(async () => {
  test = await createTestApp()
  owner = await buildAccount(test.db, { name: 'Test Potter', username: 'potter' })
  other = await buildAccount(test.db, { name: 'Test Other', username: 'other' })
  const materials = [POTASH_FELDSPAR, SILICA, WHITING, KAOLIN]
  const materialIds = await buildItems(
    test.db,
    materials.map((material) => ({
      ...material,
      ownerId: owner,
      typeId: 20,
      createdAt: new Date('2010-01-01'),
      updatedAt: new Date('2010-01-01'),
    })),
  )
  const [feldspar = 0, silica = 0, whiting = 0, kaolin = 0] = materialIds
  const mix = (...amounts: number[]) =>
    [feldspar, silica, whiting, kaolin].flatMap((materialId, index) =>
      amounts[index] ? [{ materialId, amount: amounts[index], isAdditional: false }] : [],
    )
  const recipes = [
    { name: 'Celadon', fromConeId: 33, toConeId: 34, atmospheres: [3], typeId: 500, stateId: 2, components: mix(40, 30, 20, 10) },
    { name: 'Celadon Blue', fromConeId: 34, typeId: 510, colour: '88aacc', components: mix(30, 30, 30, 10) },
    { name: 'Test Celadon', typeId: 520, colour: 'aaccbb', fromConeId: 30, atmospheres: [1, 3] },
    { name: 'Ice Green', otherNames: 'Pale Celadon', typeId: 520, surfaceId: 8, components: mix(20, 50, 20, 10) },
    { name: 'Wide Range', description: '<p>Nearly a <b>celadon</b> from 04 to 10.</p>', fromConeId: 20, toConeId: 34 },
    { name: 'Ténmoku 3134', typeId: 540, transparencyId: 1, countryId: 100, colour: '221100' },
    { name: 'Low Red', typeId: 650, fromConeId: 20, toConeId: 21, translations: [{ locale: 'de', name: 'Tiefrot', otherNames: 'Ochsenblut' }] },
    { name: 'Analysis of Celadon', kind: 'analysis' as const, typeId: 500, percent: { SiO2: 60, Al2O3: 15, CaO: 15, K2O: 10 }, loi: 0 },
    { name: 'Secret Celadon', isPrivate: true, colour: '88aacc' },
    { name: 'Other Secret Celadon', isPrivate: true, ownerId: other },
  ] // prettier-ignore
  const recipeIds = await buildItems(
    test.db,
    recipes.map((recipe) => ({ ownerId: owner, ...recipe })),
  )
  for (const [index, { name }] of [...materials, ...recipes].entries()) {
    ids.set(name, [...materialIds, ...recipeIds][index] ?? -1)
  }
})
afterAll(() => test.close())

interface Page {
  readonly data: { readonly id: number; readonly name: string }[]
  readonly meta: {
    readonly pagination: Record<string, number | boolean>
    readonly user?: { readonly data: { readonly id: number } }
    readonly collection?: { readonly data: { readonly id: number } }
  }
}

async function ask(query: string): Promise<Page> {
  const response = await test.app.inject(`/v2/search?${query}`)
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}

const names = async (query: string) => (await ask(query)).data.map((item) => item.name)

describe('keywords', () => {
  it('rank exact names before beginnings, words, other names and descriptions', async () => {
    expect(await names('q=celadon&composite=1')).toEqual([
      'Celadon',
      'Celadon Blue',
      'Test Celadon',
      'Ice Green',
      'Wide Range',
    ])
  })

  it.each(['un', 'uo', 'cn', 'co', 'rh', 'rl'])(
    'leave an order that was chosen as it is, throughout: %s',
    async (o) => {
      const found = await names(`q=celadon&composite=1&o=${o}`)
      const all = await names(`composite=1&o=${o}`)
      expect(found).toHaveLength(5)
      expect(found).toEqual(all.filter((name) => found.includes(name)))
    },
  )

  it('must all occur, as beginnings of words, in any case and with any accent', async () => {
    expect(await names('q=CÉL+blu')).toEqual(['Celadon Blue'])
    expect(await names('q=tenmo')).toEqual(['Ténmoku 3134'])
    expect(await names('q=celadon+tenmoku')).toEqual([])
  })

  it('find other languages', async () => {
    expect(await names('q=ochsenblut')).toEqual(['Low Red'])
    expect(await names('q=tiefrot')).toEqual(['Low Red'])
  })

  it('find figures, and an item by its id first', async () => {
    expect(await names('q=3134')).toEqual(['Ténmoku 3134'])
    const found = await ask(`q=${id('Ice Green')}`)
    expect(found.data[0]?.name).toBe('Ice Green')
  })

  it('forgive typing errors where nothing else is found', async () => {
    expect(await names('q=celdaon&primitive=0&composite=1')).toContain('Celadon')
    expect((await names('q=tenmuko'))[0]).toBe('Ténmoku 3134')
    expect(await names('q=3143')).toEqual([])
  })

  it('without a single word find nothing, of spaces alone they are ignored', async () => {
    expect(await names('q=!!!')).toEqual([])
    expect((await names('q=%20&composite=1')).length).toBe(7)
  })

  it('are narrowed by a search within', async () => {
    expect(await names('q=celadon&subsearch=blue')).toEqual(['Celadon Blue'])
    expect(await names('subsearch=green')).toEqual(['Ice Green'])
  })

  it.each(["'", '\\', '%', '&|!', ':*', '(', '<->', "' or 1=1 --", '\u0000', '"', '🏺'])(
    'take %s as text',
    async (text) => {
      const response = await test.app.inject(`/v2/search?q=${encodeURIComponent(text)}`)
      expect([200, 400]).toContain(response.statusCode)
    },
  )
})

describe('filters', () => {
  it.each([
    ['primitive=1', ['Kaolin', 'Whiting', 'Silica', 'Potash Feldspar']],
    ['analysis=true', ['Analysis of Celadon']],
    ['composite=1&cone=34', ['Wide Range', 'Celadon Blue', 'Celadon']],
    ['cone=high', ['Wide Range', 'Celadon Blue', 'Celadon']],
    ['cone=mid', ['Wide Range', 'Test Celadon']],
    ['cone=low', ['Low Red', 'Wide Range']],
    ['atmosphere=3', ['Test Celadon', 'Celadon']],
    ['type=500&composite=1', ['Ice Green', 'Test Celadon', 'Celadon Blue', 'Celadon']],
    ['base_type=460&type=540', ['Ténmoku 3134']],
    ['base_type=20', ['Kaolin', 'Whiting', 'Silica', 'Potash Feldspar']],
    ['type=99999', []],
    ['surface=8', ['Ice Green']],
    ['transparency=1', ['Ténmoku 3134']],
    ['country=100', ['Ténmoku 3134']],
    ['country=101', []],
    ['state=2', ['Celadon']],
    ['production=1', ['Celadon']],
    ['state=2&production=1', ['Celadon']],
    ['state=1&production=1', []],
    ['photo=1', []],
    ['composite=1&has_analysis=1', ['Ice Green', 'Celadon Blue', 'Celadon']],
    ['analysis=1&primitive=1&type=500', ['Analysis of Celadon']],
    ['is_private=1', []],
  ])('%s', async (query, expected) => {
    const page = await ask(query)
    expect(page.data.map((item) => item.name)).toEqual(expected)
    expect(page.meta.pagination).toMatchObject({ total: expected.length, count: expected.length })
  })

  it('by ids find those that are visible, repeated or with commas', async () => {
    const [one, two, secret] = [id('Celadon'), id('Ice Green'), id('Secret Celadon')]
    const expected = ['Ice Green', 'Celadon']
    expect(await names(`id[]=${one}&id[]=${two}&id[]=${secret}`)).toEqual(expected)
    expect(await names(`id=${one},${two},999999`)).toEqual(expected)
    expect(await names('id=')).toEqual([])
  })

  it('by owner take an id, a user name, or a part of the name', async () => {
    expect(await names(`u=${owner}&analysis=1`)).toEqual(['Analysis of Celadon'])
    const byName = await ask('u=POTTER&analysis=1')
    expect(byName.meta.user?.data).toMatchObject({ id: owner, username: 'potter' })
    expect(await names('username=pott&analysis=1')).toEqual(['Analysis of Celadon'])
    expect(await names('u=other')).toEqual([])
    expect(await names('username=%25&analysis=1')).toEqual([])
  })

  it('by collection find what its owner has put there', async () => {
    const open = await addCollection('Open', ['Celadon', 'Secret Celadon'])
    await addCollection('Another', ['Ice Green'])
    const page = await ask(`collection=${open}`)
    expect(page.data.map((item) => item.name)).toEqual(['Celadon'])
    expect(page.meta.collection?.data).toMatchObject({ id: open, name: 'Open', userId: owner })
    expect(await names(`collection=${open}&u=potter`)).toEqual(['Celadon'])
    expect(await names(`collection=${open}&u=other`)).toEqual([])
    expect(await names('collection=999999')).toEqual([])
    expect(await names('u=potter&unorganized=1&type=500')).not.toContain('Celadon')
  })
})

describe('an unknown parameter', () => {
  it('is ignored', async () => {
    expect(await names('analysis=1&nonsense=1')).toEqual(['Analysis of Celadon'])
  })
})

describe('orders', () => {
  it('by time run both ways', async () => {
    const newest = await names('composite=1&o=un')
    expect(newest[0]).toBe('Low Red')
    expect(await names('composite=1&o=uo')).toEqual(newest.toReversed())
    expect(await names('composite=1&o=cn')).toEqual(newest)
    expect(await names('composite=1&o=co')).toEqual(newest.toReversed())
  })

  it('by rating put unrated items last, whichever way', async () => {
    await rate('Wide Range', 4.5, 2)
    await rate('Celadon', 4.5, 9)
    await rate('Low Red', 1, 1)
    expect((await names('composite=1&o=rh')).slice(0, 4)).toEqual([
      'Celadon',
      'Wide Range',
      'Low Red',
      'Ténmoku 3134',
    ])
    expect((await names('composite=1&o=rl')).slice(0, 3)).toEqual([
      'Low Red',
      'Celadon',
      'Wide Range',
    ])
  })

  it('by an oxide put items without it last', async () => {
    const rising = await names('composite=1&ox=SiO2&od=asc')
    expect(rising.slice(0, 3)).toEqual(['Celadon Blue', 'Celadon', 'Ice Green'])
    const falling = await names('composite=1&ox=SiO2')
    expect(falling.slice(0, 3)).toEqual(['Ice Green', 'Celadon', 'Celadon Blue'])
    expect(falling.slice(3)).toEqual(rising.slice(3))
    expect(await names('composite=1&ox=Al2O3&oa=percent')).toHaveLength(7)
    expect((await names('ox=CaO&oa=molePercent&q=celadon'))[0]).toBe('Celadon Blue')
  })

  it('by colour hold only items that have one, the nearest first', async () => {
    expect(await names('color=%2388aacc')).toEqual(['Celadon Blue', 'Test Celadon', 'Ténmoku 3134'])
    expect(await names('color=000000&q=celadon')).toEqual(['Celadon Blue', 'Test Celadon'])
  })

  it('show the photograph whose colour was found', async () => {
    const image = await addImage('Wide Range', 'ff0000', [0.628, 0.225, 0.126])
    await addImage('Wide Range', '0000ff', [0.452, -0.032, -0.312])
    const { data } = await ask('color=ff0000')
    expect(data[0]).toMatchObject({ name: 'Wide Range', image: { id: image } })
    expect(data.filter((item) => item.name === 'Wide Range')).toHaveLength(1)
  })

  it.each(['o=un', 'o=rl', 'ox=SiO2', 'ox=SiO2&od=asc', 'q=celadon', 'color=808080'])(
    '%s gives every item once, page by page',
    async (order) => {
      const whole = await names(`${order}&count=100`)
      const pages: string[] = []
      for (let page = 1; page <= Math.ceil(whole.length / 3); page += 1) {
        pages.push(...(await names(`${order}&count=3&p=${page}`)))
      }
      expect(pages).toEqual(whole)
      expect(await names(`${order}&count=3&p=100000`)).toEqual([])
    },
  )
})

describe('privacy', () => {
  it.each([
    '',
    'q=secret',
    'q=celadon',
    'color=88aacc',
    'ox=SiO2',
    'o=co',
    'u=potter',
    'is_private=1',
  ])('a private item is in no list of others: %s', async (query) => {
    expect((await names(`${query}&count=100`)).filter((name) => name.includes('Secret'))).toEqual(
      [],
    )
  })

  it('its owner finds it among all others, and alone', async () => {
    const found = await searchAs(owner, { q: 'celadon' })
    expect(found).toContain(id('Secret Celadon'))
    expect(found).not.toContain(id('Other Secret Celadon'))
    expect(await searchAs(owner, { is_private: true })).toEqual([id('Secret Celadon')])
    expect(await searchAs(owner, { color: '88aacc' })).toContain(id('Secret Celadon'))
    expect(await searchAs(other, {})).toContain(id('Other Secret Celadon'))
  })
})

describe('what a list shows', () => {
  it('adds chemistry and components when asked to', async () => {
    const plain = await ask(`id=${id('Celadon')}`)
    expect(plain.data[0]).not.toHaveProperty('analysis')
    const full = await ask(`id=${id('Celadon')}&include=analysis,components`)
    expect(full.data[0]).toMatchObject({
      analysis: { loi: expect.closeTo(10.03, 5) as number },
      umf: { SiO2Al2O3Ratio: expect.closeTo(9.066, 3) as number },
      components: [
        { material: { name: 'Potash Feldspar' }, percentageAmount: 40, isAdditional: false },
        { material: { name: 'Silica' } },
        { material: { name: 'Whiting' } },
        { material: { name: 'Kaolin' } },
      ],
    })
  })

  it('says what an ingredient is a kind of, where the viewer may see that', async () => {
    const celadon = `id=${id('Celadon')}&include=components`
    const [feldspar, parent] = [id('Potash Feldspar'), id('Silica')]
    const parents = async () => {
      const page = await ask(celadon)
      const { components = [] } = page.data[0] as unknown as MaterialSummary
      return components.map(({ material }) => material.parent)
    }
    const change = (values: { parent_id?: number | null; is_private?: boolean }, item: number) =>
      test.db.updateTable('material').set(values).where('id', '=', item).execute()
    await change({ parent_id: parent }, feldspar)
    expect(await parents()).toEqual([{ id: parent, name: 'Silica' }, null, null, null])
    await change({ is_private: true }, parent)
    expect(await parents()).toEqual([null, null, null, null])
    await change({ is_private: false }, parent)
    await change({ parent_id: null }, feldspar)
  })
})

async function searchAs(viewer: number, query: Parameters<typeof search>[1]): Promise<number[]> {
  const [index, collected] = [createLibraryIndex(test.db), createCollectedItems()]
  const result = await search({ db: test.db, viewer: { id: viewer }, index, collected }, query)
  return result.shown.map((item) => item.id)
}

async function addCollection(name: string, items: string[]): Promise<number> {
  const { id: collectionId } = await test.db
    .insertInto('collection')
    .values({ owner_id: owner, name })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const item of items) {
    await test.db
      .insertInto('collection_material')
      .values({ collection_id: collectionId, material_id: id(item) })
      .execute()
  }
  return collectionId
}

async function rate(name: string, average: number, count: number): Promise<void> {
  const rating = { rating_average: average, rating_count: count }
  await test.db.updateTable('material').set(rating).where('id', '=', id(name)).execute()
  await test.db
    .updateTable('material_search')
    .set(rating)
    .where('material_id', '=', id(name))
    .execute()
}

async function addImage(name: string, hex: string, lab: [number, number, number]): Promise<number> {
  const [L, a, b] = lab
  const { id: imageId } = await test.db
    .insertInto('material_image')
    .values({
      material_id: id(name),
      owner_id: owner,
      cdn_id: `test-${hex}`,
      dominant_hex: hex,
      oklab_l: L,
      oklab_a: a,
      oklab_b: b,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await deriveItems(test.db, await loadItems(test.db, [id(name)]))
  const before = test.database.watch.version()
  await bumpDataVersion(test.db)
  await vi.waitFor(() => expect(test.database.watch.version()).toBeGreaterThan(before), PATIENTLY)
  return imageId
}
