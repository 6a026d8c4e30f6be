import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

describe('health', () => {
  it('says that the process lives', async () => {
    const answer = await test.app.inject('/healthz')
    expect(answer.statusCode).toBe(200)
    expect((await test.app.inject('/livez')).statusCode).toBe(200)
  })

  it('is ready once the database answers and migrations are done', async () => {
    const answer = await test.app.inject('/readyz')
    expect(answer.json()).toEqual({ status: 'ready' })
    expect(answer.statusCode).toBe(200)
  })
})

describe('errors', () => {
  it('answers an unknown address with the body of the contract', async () => {
    const answer = await test.app.inject('/v2/nothing-here?x=1')
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({
      success: false,
      error: {
        code: 'route.notFound',
        status_code: 404,
        message: 'There is nothing at /v2/nothing-here',
      },
    })
  })
})
