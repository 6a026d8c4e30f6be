import type { BrowserContext } from '@playwright/test'
import { expect, type Library } from './fixtures.ts'

/** Headers with which the person who is logged in changes something, as another program would. */
export async function changingHeaders(context: BrowserContext): Promise<Record<string, string>> {
  await context.request.get('/sanctum/csrf-cookie')
  const { cookies } = await context.storageState()
  const token = cookies.find((cookie) => cookie.name === 'XSRF-TOKEN')?.value ?? ''
  return { 'x-xsrf-token': token, 'x-requested-with': 'XMLHttpRequest' }
}

/** A recipe of the person who is logged in: 70 parts of silica and 30 of whiting. */
export async function makeRecipe(
  context: BrowserContext,
  library: Library,
  name: string,
  more: object = {},
) {
  const { id: silica } = await library.material('Silica')
  const { id: whiting } = await library.material('Whiting')
  const headers = await changingHeaders(context)
  const lines = (amount: number) => [
    { componentMaterialId: silica, percentageAmount: amount },
    { componentMaterialId: whiting, percentageAmount: 30 },
  ]
  const answer = await context.request.post('/v2/materialmaterials', {
    data: { newName: name, materialComponents: lines(70), ...more },
    headers,
  })
  expect(answer.status()).toBe(201)
  const { data } = (await answer.json()) as { data: { id: number } }
  return {
    id: data.id,
    /** Saves another amount of silica. */
    saveElsewhere: (amount: number, note?: string) =>
      context.request.patch(`/v2/materialmaterials/${data.id}`, {
        data: { newName: name, materialComponents: lines(amount), ...(note && { note }) },
        headers,
      }),
  }
}
