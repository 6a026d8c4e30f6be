import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const PROGRAM = fileURLToPath(new URL('check-settings.ts', import.meta.url))

const check = (settings: Readonly<Record<string, string>>) =>
  spawnSync(process.execPath, [PROGRAM], {
    env: { PATH: process.env.PATH, ...settings },
    encoding: 'utf8',
  })

it('a setting that is wrong is told by its name, in one line', () => {
  const { status, stderr } = check({ PORT: 'kiln' })
  expect(status).toBe(1)
  expect(stderr).toMatch(/^.*PORT.*\n$/)
})

it('a port that another program has is told', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const { status, stderr } = check({ PORT: String(port), HOST: '127.0.0.1' })
  other.close()
  expect({ status, stderr }).toEqual({ status: 1, stderr: `PORT ${port} is already in use\n` })
})

it('settings that are right, or not there, are passed in silence', () => {
  const { status, stdout, stderr } = check({ PORT: '0' })
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '', stderr: '' })
})
