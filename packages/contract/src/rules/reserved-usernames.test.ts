import { expect, it } from 'vitest'
import { CALLS, addressOf, type CallId } from '../calls.ts'
import { isReservedUsername } from './reserved-usernames.ts'

it.each([
  'admin',
  'ADMIN',
  '_admin_',
  'adm1n',
  'g1azy',
  'r00t',
  'Deleted_User',
  'Former_Member',
  '@help',
  'v2',
  '12345',
])('%s is reserved', (username) => {
  expect(isReservedUsername(username)).toBe(true)
})

it.each(['admin2', 'administrate', 'clay_root', 'glazyfan', 'lib', 'potter', 'ashglaze'])(
  '%s is free',
  (username) => {
    expect(isReservedUsername(username)).toBe(false)
  },
)

it('no call is at an address that somebody could be named after', () => {
  for (const id of Object.keys(CALLS) as CallId[]) {
    const [, first = ''] = addressOf(id).split('/')
    expect(isReservedUsername(first.replace(/\.json$/, '')), first).toBe(true)
  }
})

it('no call stands where the API would look for somebody', () => {
  const beside = Object.values(CALLS).flatMap(
    ({ path }) => /^\/users\/(\w+)$/.exec(path)?.[1] ?? [],
  )
  expect(beside).toContain('quickSearch')
  expect(beside.filter((name) => !isReservedUsername(name))).toEqual([])
})
