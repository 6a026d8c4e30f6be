import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import type { Batch } from '@glazy/contract/batches'
import type { StockedMaterial } from '@glazy/contract/stock'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { doingsOf, joinCommunity, type Member } from '#testing/community.ts'
import { buildItems, SILICA } from '#testing/library.ts'
import { type ServerProcess, startServerProcess } from '#testing/server-process.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

const ROUNDS = 20
/** Kilograms that are bought at first, and grams of each batch. */
const BOUGHT = 20
const BATCH = 500
/** Milliseconds that a server may live after it was asked, at most: longer than it takes to answer. */
const LIFE_MAX = 30

let test: TestApp
let potter: Member
let silica = 0
beforeAll(async () => {
  test = await createTestApp()
  potter = await joinCommunity(test)
  ;[silica = 0] = await buildItems(test.db, [{ ...SILICA, ownerId: potter.id }])
})
afterAll(() => test.close())

/** Says that a batch is mixed through a server that is killed without warning while it hears it. */
async function mixUntilKilled({ child, site }: ServerProcess, id: number): Promise<boolean> {
  const ended = once(child, 'exit')
  const headers = { ...potter.bearer, 'content-type': 'application/json' }
  const request = { method: 'POST', headers, body: JSON.stringify({ isLogged: true }) }
  const answered = fetch(`${site}/batches/${id}/finish`, request).then(
    ({ status }) => status === 200,
    () => false,
  )
  await setTimeout(Math.random() * LIFE_MAX)
  child.kill('SIGKILL')
  await ended
  return answered
}

async function ask<TData>(url: string, payload?: object): Promise<TData> {
  const method = payload === undefined ? 'GET' : 'POST'
  const options = { method, url: `/v2${url}`, headers: potter.bearer } as const
  const answer = await test.app.inject({ ...options, ...(payload && { payload }) })
  expect(answer.statusCode).toBeLessThan(300)
  return answer.json<{ data: TData }>().data
}

const left = async () => Number((await ask<StockedMaterial[]>('/stock'))[0]?.left)

it('killed twenty times while a batch is mixed, a server takes it from the stock once', async () => {
  const doings = doingsOf(test, potter)
  await ask('/stock/lots', {
    rows: [{ materialId: silica, packAmount: BOUGHT, packUnits: 'kilograms' }],
  })
  let next = startServerProcess(test)
  for (let round = 1; round <= ROUNDS; round += 1) {
    const id = await doings.batch(silica)
    const server = await next
    const wasAnswered = await mixUntilKilled(server, id)
    if (round < ROUNDS) next = startServerProcess(test)
    const batch = await ask<Batch>(`/batches/${id}`)
    if (wasAnswered) expect(batch.state).toBe('finished')
    // All of it was done, or nothing.
    const done = batch.state === 'finished' ? round : round - 1
    expect(await left()).toBe(BOUGHT * 1000 - BATCH * done)
    expect(batch.logId === null).toBe(batch.state === 'planned')
    // The phone asks again, as it never heard the answer.
    await ask(`/batches/${id}/finish`, { isLogged: true })
    expect(await left()).toBe(BOUGHT * 1000 - BATCH * round)
  }
}, 400_000)
