import { expect, test } from 'vitest'
import { parseCookies, serializeCookie } from './cookies.ts'

test('reads names and decoded values', () => {
  const cookies = parseCookies('a=1; name=Leach%204321;flag')
  expect(cookies.get('a')).toBe('1')
  expect(cookies.get('name')).toBe('Leach 4321')
  expect(cookies.has('flag')).toBe(false)
})

test('the first cookie of a name wins and broken encoding is kept as text', () => {
  const cookies = parseCookies('a=1; a=2; b=%E0%A4%A')
  expect(cookies.get('a')).toBe('1')
  expect(cookies.get('b')).toBe('%E0%A4%A')
})

test('what is written can be read again', () => {
  const written = serializeCookie('q', 'a; b=c', 60)
  expect(written).toContain('Max-Age=60')
  expect(parseCookies(written).get('q')).toBe('a; b=c')
})
