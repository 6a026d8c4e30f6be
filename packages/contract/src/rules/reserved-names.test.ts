import { expect, it } from 'vitest'
import { CALLS, addressOf, type CallId } from '../calls.ts'
import { isReservedName, isReservedUsername } from './reserved-names.ts'

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

it.each([
  ...['Admin', 'ADMlN', 'Аdmin', 'ᴀᴅᴍɪɴ', 'Ⓐⓓⓜⓘⓝ', 'Ádmin', 'A d m i n', 'Ad\u200bmin'],
  ...['g1azy', 'ＧＬＡＺＹ', 'Glazy Support', 'The Glazy Team', 'Glazy.Admin'],
  ...['Test Kiln', 'TestKiln', 'Теst Kiln', 'Test Kiln Staff', 'Official Test Kiln'],
  ...['Администратор', 'Modérateur', '管理者', 'ผู้ดูแลระบบ'],
])('%s pretends to be the site', (name) => {
  expect(isReservedName(name, 'Test Kiln')).toBe(true)
})

it.each([
  ...['Test Person', 'Test', 'Kiln', 'Testkilnova', 'Adminah', 'Glazy Fan', 'Team Demo', 'Kilns'],
  ...['Support Your Demo Potter', 'Тест', '試験', '🏺🏺🏺', '12345'],
])('%s is a name', (name) => {
  expect(isReservedName(name, 'Test Kiln')).toBe(false)
})
