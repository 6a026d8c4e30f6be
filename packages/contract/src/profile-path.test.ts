import { expect, it } from 'vitest'
import { isProfileKey, profileKey, profilePath } from './profile-path.ts'

it('people are found under their user names', () => {
  expect(profilePath({ id: 7, username: 'Ash_Potter' })).toBe('/Ash_Potter')
})

it.each([null, '12345', 'recipes', 'Recipes', 'IMAGES', '_serverfn'])(
  'the number stands for someone whose user name is %s',
  (username) => {
    expect(profileKey({ id: 7, username })).toBe('7')
  },
)

it('files and paths are no people', () => {
  expect(['7', 'abc', 'Ash_Potter2'].map(isProfileKey)).toEqual([true, true, true])
  for (const text of [
    '',
    'ab',
    'favicon.ico',
    'wp-login.php',
    '.well-known',
    'a b',
    'é'.repeat(4),
  ]) {
    expect(isProfileKey(text), text).toBe(false)
  }
})
