import type { MaterialDetail } from '@glazy/contract/materials'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestAccount, logIn, type TestSession } from '#testing/accounts.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

let test: TestApp
let session: TestSession
beforeAll(async () => {
  test = await createTestApp()
  session = await logIn(test.db, await createTestAccount(test.db))
})
afterAll(() => test.close())

async function call(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) {
  return test.app.inject({
    method,
    url: `/v2${path}`,
    headers: session.bearer,
    ...(payload !== undefined && { payload }),
  })
}

async function make(path: string, payload: object): Promise<MaterialDetail> {
  const answer = await call('POST', path, payload)
  expect(answer.statusCode).toBe(201)
  return answer.json().data
}

const makeClay = () =>
  make('/recipes', { name: 'Test clay', isPrimitive: true, analysis: { SiO2: 60, Al2O3: 40 } })
const recipeOf = (id: number) => ({
  newName: 'Test',
  materialComponents: [{ componentMaterialId: id, percentageAmount: 100 }],
})

describe('what is done at the same moment', () => {
  it('either deletes a material or makes a recipe with it, and says so to both', async () => {
    for (let round = 0; round < 8; round += 1) {
      const clay = await makeClay()
      const [removal, recipe] = await Promise.all([
        call('DELETE', `/recipes/${clay.id}`),
        call('POST', '/materialmaterials', recipeOf(clay.id)),
      ])
      const isThere = (await call('GET', `/recipes/${clay.id}`)).statusCode === 200
      expect([removal.statusCode, recipe.statusCode]).toEqual(isThere ? [409, 201] : [200, 400])
      const { error, data } = recipe.json()
      if (isThere) expect(data.components[0].material.id).toBe(clay.id)
      else expect(error.fields[0].field).toMatch(/^materialComponents/)
    }
  })

  it('never puts two recipes into one another', async () => {
    const clay = await makeClay()
    const one = await make('/materialmaterials', recipeOf(clay.id))
    const two = await make('/materialmaterials', recipeOf(clay.id))
    const answers = await Promise.all([
      call('PATCH', `/materialmaterials/${one.id}`, recipeOf(two.id)),
      call('PATCH', `/materialmaterials/${two.id}`, recipeOf(one.id)),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400])
    const refusal = answers.find(({ statusCode }) => statusCode === 400)?.json()
    expect(refusal.error.message).toBe('A recipe cannot contain itself')
  })
})
