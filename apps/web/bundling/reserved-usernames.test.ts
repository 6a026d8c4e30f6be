import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isReservedUsername } from '@glazy/contract/rules/reserved-usernames'
import { expect, test } from 'vitest'

const ROUTES = fileURLToPath(new URL('../src/routes/', import.meta.url))

test('nobody can be named after a page of the site', () => {
  const pages = readdirSync(ROUTES)
    .filter((name) => !/^(?:-|__root\.|index\.)/.test(name))
    .map((name) => name.split('.', 1)[0] ?? '')
  expect(pages).toContain('recipes')
  expect(pages.filter((page) => !isReservedUsername(page))).toEqual([])
})
