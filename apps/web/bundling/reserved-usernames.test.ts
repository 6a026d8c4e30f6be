import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isProfileKey, profileKey } from '@glazy/contract/profile-path'
import { isReservedUsername } from '@glazy/contract/rules/reserved-names'
import { expect, test } from 'vitest'

const ROUTES = fileURLToPath(new URL('../src/routes/', import.meta.url))

test('nobody can be named after a page of the site', () => {
  const pages = readdirSync(ROUTES)
    .filter((name) => !/^(?:-|\$|__root\.|index\.)/.test(name))
    .map((name) => name.split('.', 1)[0] ?? '')
  expect(pages).toContain('recipes')
  const names = pages.filter(isProfileKey)
  expect(names.filter((page) => !isReservedUsername(page))).toEqual([])
  // Who had such a name before the page was made is found by number.
  expect(names.map((username) => profileKey({ id: 7, username }))).toEqual(names.map(() => '7'))
})
