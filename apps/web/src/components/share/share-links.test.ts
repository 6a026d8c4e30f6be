import { expect, test } from 'vitest'
import { mailtoLink, sharedText, shareLinks } from './share-links.ts'

const URL_OF_ITEM = 'https://example.org/recipes/12/rob-s-tenmoku'

test('every network gets the whole link and the name', () => {
  for (const { href } of shareLinks('Rob & Co', URL_OF_ITEM)) {
    const values = [...new URL(href).searchParams.values()].join(' ')
    expect(values).toContain(URL_OF_ITEM)
    expect(values).toContain('Rob & Co')
  }
})

test('a letter keeps its spaces and signs', () => {
  expect(mailtoLink('Rob & Co', `Look: ${URL_OF_ITEM}`)).toBe(
    'mailto:?subject=Rob%20%26%20Co&body=Look%3A%20https%3A%2F%2Fexample.org%2Frecipes%2F12%2Frob-s-tenmoku',
  )
})

test('what is said with a link is no longer than others take', () => {
  expect(sharedText('Celadon')).toBe('Celadon')
  expect(sharedText('x'.repeat(255))).toHaveLength(200)
})
