import { expect, test } from 'vitest'
import { asMaterialName, withoutPackaging } from './packaging.ts'

test.each([
  ['Silica 325m', 'Silica'],
  ['Silica 325 mesh', 'Silica'],
  ['Silica, 200#', 'Silica'],
  ['Silica -325 mesh', 'Silica'],
  ['EPK 25 kg', 'EPK'],
  ['EPK 50lb bag', 'EPK'],
  ['200 mesh Custer Feldspar', 'Custer Feldspar'],
  ['Minspar 200', 'Minspar 200'],
  ['G-200 Feldspar', 'G-200 Feldspar'],
  ['Ferro Frit 3134', 'Ferro Frit 3134'],
  ['OM 4 Ball Clay', 'OM 4 Ball Clay'],
  ['Mason Stain 6600', 'Mason Stain 6600'],
  ['325 mesh', ''],
])('%j is %j', (name, bare) => {
  expect(withoutPackaging(name)).toBe(bare)
})

test.each([
  ['F3134', '3134'],
  ['frit3134', '3134'],
  ['FF-3134 325m', '3134'],
  ['ferro frit 3134', 'ferro frit 3134'],
  ['F-12', 'F-12'],
  ['325 mesh', '325 mesh'],
])('%j is looked for as %j', (typed, name) => {
  expect(asMaterialName(typed)).toBe(name)
})
