import { toContent } from '@glazy/formats/import/content'
import { readText } from '@glazy/formats/text/read-text'
import { expect, it } from 'vitest'
import { originalsOf } from './read-originals.ts'

const SITE = 'https://glazes.example'
const recipe = (name: string, copied: object) => ({
  Name: name,
  Type: 'Recipe',
  ...copied,
  Ingredients: [{ Name: 'Silica', Percentage: 100 }],
})
const items = [
  recipe('Ash clear', { 'Copied From ID': 12, 'Copied From Name': 'Ash' }),
  recipe('Own clear', {}),
]
const files = [
  {
    name: 'glazy.json',
    document: readText(JSON.stringify({ format: 'glazy-account', version: 1, site: SITE, items })),
  },
]

it('an export says what its recipes are copies of, to the site it comes from', () => {
  const content = toContent(files, new Date())
  const key = content.recipes.find(({ record }) => record.name === 'Ash clear')?.key
  expect(originalsOf(files, content, SITE)).toEqual(new Map([[key, 12]]))
  expect(originalsOf(files, content, 'https://other.example')).toEqual(new Map())
  expect(content.recipes.map(({ record }) => record.extra)).toEqual([{}, {}])
})
