import { expect, test } from 'vitest'
import { safeReturnPath } from './safe-return-path.ts'

test.each([
  '//evil',
  '/\\evil',
  '/%5cevil',
  '/%5Cevil',
  '/%255cevil',
  'https:evil',
  'https://evil.test/',
  '/%09/evil',
  '/\t/evil',
  '/%0a/evil',
  '/%2f/evil',
  '/%2fevil.test',
  '%2f%2fevil.test',
  '\\\\evil.test',
  'javascript:',
  'javascript:alert(1)',
  'data:text/html,x',
  ' //evil',
  '///evil',
  '/%',
  '/%c0%af',
  '@evil.test',
  'evil.test',
  '?redirect=//evil',
  './/evil',
  '',
  `/${'a'.repeat(3000)}`,
  '/login',
  '/login?redirect=/recipes',
  '/%6cogin',
  '/register/',
  undefined,
  null,
  7,
  ['/recipes'],
])('%j leads home', (wanted) => {
  expect(safeReturnPath(wanted)).toBe('/')
})

test.each([
  '/',
  '/settings',
  '/recipes?q=leach&cone=high',
  '/recipes?q=a%5cb//c',
  '/search?q=iron%20red#results',
  '/recipes/12/tenmoku',
  '/recipes/12/gr%C3%BCn%20blau',
  '/recipes//12',
  '/compare?id=1,2',
  '/loginhelp',
])('%j stays as it is', (wanted) => {
  expect(safeReturnPath(wanted)).toBe(wanted)
  const url = new URL(wanted, 'https://glazy.test')
  expect(url.origin).toBe('https://glazy.test')
})
