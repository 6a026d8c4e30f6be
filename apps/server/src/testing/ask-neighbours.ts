import type { ChartPoint } from '@glazy/contract/charts'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'

export interface Neighbours {
  readonly data: readonly ChartPoint[]
  readonly meta: { readonly material: ChartPoint; readonly x: string; readonly y: string }
}

/** What `GET /v2/search/nearestXY` answers; the test fails where it refuses. */
export async function askNeighbours(
  app: FastifyInstance,
  query: Readonly<Record<string, string | number>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Neighbours> {
  const response = await app.inject({
    url: '/v2/search/nearestXY',
    query: Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])),
    headers,
  })
  expect(response.statusCode, response.body).toBe(200)
  return response.json<Neighbours>()
}
