import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

describe('wrong input', () => {
  it.each([
    ['cone=39', 'cone'],
    ['cone=hot', 'cone'],
    ['p=0', 'p'],
    ['p=x', 'p'],
    ['p=100001', 'p'],
    ['count=101', 'count'],
    ['count=-1', 'count'],
    ['o=best', 'o'],
    ['ox=Xx', 'ox'],
    ['ox=sio2', 'ox'],
    ['od=up', 'od'],
    ['oa=weight', 'oa'],
    ['color=12', 'color'],
    ['color=zzzzzz', 'color'],
    ['type=-1', 'type'],
    ['type=2147483648', 'type'],
    ['base_type=1e9', 'base_type'],
    ['atmosphere=8', 'atmosphere'],
    ['surface=0', 'surface'],
    ['transparency=5', 'transparency'],
    ['country=251', 'country'],
    ['state=4', 'state'],
    ['photo=maybe', 'photo'],
    ['collection=abc', 'collection'],
    ['id=1,x', 'id'],
    [`id=${Array.from({ length: 101 }, (_, index) => index + 1).join(',')}`, 'id'],
    [`q=${'x'.repeat(201)}`, 'q'],
    ['id=1&id=x', 'id'],
    ['without=x', 'without'],
    ['with=1,x', 'with'],
    ['only=0', 'only'],
    [`tags=${'x'.repeat(200)}`, 'tags'],
    ['include=images', 'include'],
    ['min[SiO2]=x', 'min[SiO2]'],
    [`u=${'x'.repeat(256)}`, 'u'],
  ])('%s is refused by name', async (query, field) => {
    const response = await test.app.inject(`/v2/search?${query}`)
    expect(response.statusCode).toBe(400)
    const { error } = response.json<{ error: { code: string; fields: { field: string }[] } }>()
    expect(error.code).toBe('request.invalid')
    expect(error.fields.map((problem) => problem.field)).toEqual([field])
  })

  it('is told of once, also where it is wrong in two ways', async () => {
    const response = await test.app.inject('/v2/search?p=99999999999999999999')
    expect(response.json()).toMatchObject({
      error: { fields: [{ field: 'p', message: 'must be a whole number from 1 to 100000' }] },
    })
  })
})
