import { randomUUID } from 'node:crypto'
import type { BrowserContext } from 'playwright-core'

/** Someone who is logged in in a browser, and what they have to write on. */
export interface Writer {
  readonly id: number
  /** Id of a recipe of theirs with so many ingredients. */
  recipe(ingredients: number): Promise<number>
  /** Id of a recipe of theirs made of equal parts of these. */
  recipeOf(components: readonly number[]): Promise<number>
  /** Id of a raw material of theirs. */
  material(): Promise<number>
  /** Id of a kiln schedule of theirs. */
  schedule(): Promise<number>
  /** Shows an item of theirs to everyone. */
  publish(id: number): Promise<void>
}

interface LogIn {
  readonly token: string
  readonly data: { readonly id: number }
}

/** Makes an account at a running server and logs a browser in with it. */
export async function logInWriter(context: BrowserContext, url: string): Promise<Writer> {
  const id = randomUUID().slice(0, 8)
  const person = {
    name: `Test ${id}`,
    email: `test-${id}@example.org`,
    password: `kiln ${id} door`,
  }
  const confirmed = { password_confirmation: person.password, accept_terms: true }
  await post<unknown>('/v2/auth/register', { ...person, ...confirmed })
  const { token, data: me } = await post<LogIn>('/v2/auth/login', person)

  async function post<TBody>(path: string, data: object, authorization = ''): Promise<TBody> {
    const headers: Record<string, string> = authorization === '' ? {} : { authorization }
    const answer = await context.request.post(url + path, { data, headers })
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
    return (await answer.json()) as TBody
  }
  const make = async (path: string, item: object) => {
    const { data } = await post<{ data: { id: number } }>(path, item, `Bearer ${token}`)
    return data.id
  }
  const figures = { SiO2: 67.5, Al2O3: 18.2, K2O: 10.3, Na2O: 2.9, CaO: 0.4, loi: 0.3 }
  const material = () =>
    make('/v2/recipes', { name: `Test ${randomUUID()}`, isPrimitive: true, analysis: figures })
  const recipeOf = (components: readonly number[]) => {
    const materialComponents = components.map((componentMaterialId) => {
      return { componentMaterialId, percentageAmount: 100 / components.length }
    })
    return make('/v2/materialmaterials', { newName: 'Test', materialComponents })
  }
  return {
    id: me.id,
    material,
    recipeOf,
    async recipe(ingredients) {
      const components: number[] = []
      while (components.length < ingredients) components.push(await material())
      return recipeOf(components)
    },
    schedule: () => make('/v2/kilnschedules', { name: 'Test firing' }),
    publish: async (id) => void (await post(`/v2/recipes/${id}/publish`, {}, `Bearer ${token}`)),
  }
}
