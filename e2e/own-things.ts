import { type BrowserContext, expect } from '@playwright/test'
import { changingHeaders } from './own-recipes.ts'
import { userOf } from './people.ts'

/** What somebody has who has used every part of the site, by its id. */
export interface OwnThings {
  readonly username: string
  /** A recipe with two versions, reviewed, commented on, priced and fired with the schedule. */
  readonly recipe: number
  readonly material: number
  readonly analysis: number
  readonly collection: number
  readonly schedule: number
  readonly post: number
  /** A batch that is planned. */
  readonly batch: number
  /** Recipes of the starter library. */
  readonly library: readonly number[]
}

/** Names that the starter library has too: none of them is a text of the site. */
const WORDS = 'qqqq qqqq qqqq qqqq qqqq qqqq'
const [RECIPE, MATERIAL, ANALYSIS] = ['Leach 4321 Celadon', 'Potash Feldspar', 'Celadon'] as const

/** Gives the person who is logged in something of everything. */
export async function makeEverything(context: BrowserContext): Promise<OwnThings> {
  const headers = await changingHeaders(context)
  const send = async (method: 'POST' | 'PATCH' | 'PUT', path: string, data: object) => {
    const answer = await context.request.fetch(`/v2${path}`, { method, headers, data })
    expect(answer.status(), `${path} ${await answer.text()}`).toBeLessThan(300)
    return ((await answer.json()) as { data: { id: number } }).data
  }
  const make = async (path: string, data: object) => (await send('POST', path, data)).id
  const find = async (query: string) => {
    const answer = await context.request.get(`/v2/search?count=3&${query}`)
    const { data } = (await answer.json()) as { data: { id: number }[] }
    return data.map(({ id }) => id)
  }

  const { username } = await userOf(context)
  const library = await find('composite=1&q=leach+4321')
  const [silica = 0] = await find('primitive=1&q=silica')
  const [whiting = 0] = await find('primitive=1&q=whiting')
  const figures = { SiO2: 64.76, Al2O3: 18.32, K2O: 16.92 }
  const material = await make('/recipes', {
    name: MATERIAL,
    isPrimitive: true,
    baseTypeId: 5,
    analysis: figures,
  })
  const analysis = await make('/recipes', {
    name: ANALYSIS,
    isAnalysis: true,
    analysis: figures,
  })
  const lines = (amount: number) => ({
    newName: RECIPE,
    materialComponents: [
      { componentMaterialId: material, percentageAmount: amount },
      { componentMaterialId: silica, percentageAmount: 30 },
      { componentMaterialId: whiting, percentageAmount: 20, isAdditional: true },
    ],
  })
  const recipe = await make('/materialmaterials', lines(40))
  await send('PATCH', `/materialmaterials/${recipe}`, lines(50))
  for (const id of [recipe, material, analysis]) await make(`/recipes/${id}/publish`, {})
  await make('/materialreviews', { material_id: recipe, rating: 4, description: WORDS })
  await make('/materialcomments', { id: recipe, content: WORDS })
  const collection = await make('/collections', { name: ANALYSIS })
  await send('POST', '/collectionmaterials', {
    collectionId: collection,
    materialIds: [recipe, material],
  })
  const ramps = [
    { tempRatePerHr: 100, targetTemp: 600, holdMinutes: 0 },
    { tempRatePerHr: 60, targetTemp: 1222, holdMinutes: 10 },
  ]
  const schedule = await make('/kilnschedules', { name: ANALYSIS, ramps })
  const post = await make('/logs', {
    title: ANALYSIS,
    logTypeId: 2,
    description: WORDS,
    materialId: recipe,
  })
  await make('/logcomments', { id: post, content: WORDS })
  const row = { price: '1234.50', priceUnits: 'kilograms', vendorCode: 'RM-204' }
  await send('POST', '/usermaterials', { rows: [{ materialId: material, ...row }] })
  const lot = { packs: 2, packAmount: '2500', packUnits: 'grams', price: '40', vendor: '' }
  await send('POST', '/stock/lots', {
    rows: [material, silica].map((materialId) => ({ materialId, ...lot, boughtOn: '2026-01-31' })),
  })
  await send('PUT', '/stock/reorder', { materialId: silica, amount: '9', unit: 'kilograms' })
  const batch = await make('/batches', { recipeId: recipe, size: '12.5', unit: 'kilograms' })
  return {
    username: username ?? '',
    recipe,
    material,
    analysis,
    collection,
    schedule,
    post,
    batch,
    library,
  }
}
