import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LIGHT_START } from './light-start.ts'

const { resolveId } = LIGHT_START
const resolve =
  typeof resolveId === 'object' && (resolveId.handler as (id: string, from: string) => unknown)

test('the framework gets a client of server functions that does nothing', () => {
  if (!resolve) throw new Error('it resolves nothing')
  const adapter = '/node_modules/@tanstack/start-client-core/dist/esm/client/Adapter.js'
  const path = String(resolve('../client-rpc/createClientRpc.js', adapter))
  expect(path).toMatch(/router\/no-server-functions\.ts$/)
  expect(existsSync(path)).toBe(true)
  expect(resolve('./createClientRpc.js', '/apps/web/src/own.ts')).toBeUndefined()
})
