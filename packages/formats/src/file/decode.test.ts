import { describe, expect, it } from 'vitest'
import { decodeText, looksLikeText, normalizeText } from './decode.ts'

/** A text whose characters are the bytes themselves. */
function bytes(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}

describe('decodeText', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode('Céladon “½” 青磁'), 'Céladon “½” 青磁'],
    ['UTF-8 with a byte order mark', bytes('\xef\xbb\xbfA'), 'A'],
    ['UTF-16 with a byte order mark', bytes('\xff\xfeA\x00\xe9\x00'), 'Aé'],
    ['UTF-16 without a mark', bytes('S\x00i\x00l\x00\xe9\x00 \x001\x00'), 'Silé 1'],
    ['UTF-16 the other way round', bytes('\x00S\x00i\x00l\x00\xe9\x00 \x001'), 'Silé 1'],
    ['a text with signs of code 0', bytes('Sil\x00ica 1\x00'), 'Silica 1'],
    ['Windows-1252', bytes('C\xe9ladon \x93\xbd\x94 \x96 5'), 'Céladon “½” – 5'],
    ['Mac Roman', bytes('C\x8eladon \xd2fin\xd3 potter\xd5s'), 'Céladon “fin” potter’s'],
    [
      'HyperGlaze',
      bytes('Glaze name: Potter\xd5s and Cook\xb9s\nCone: \x906'),
      'Glaze name: Potter’s and Cook’s\nCone: Δ6',
    ],
  ])('reads %s', (_name, source, text) => {
    expect(decodeText(source)).toBe(text)
  })

  it('makes all line ends LF and no-break spaces spaces', () => {
    expect(decodeText(bytes('a\r\nb\rc\n\xa0d'))).toBe('a\nb\nc\n d')
  })
})

it.each([
  ['marks of byte order', '\ufeff\ufeffname = A\n\ufeffname = B', 'name = A\nname = B'],
  ['the sign of DOS for the end', 'Silica 1\n\u001a', 'Silica 1\n'],
  [
    'line ends of word processors',
    'Silica 1\vSpar 2\u2028Tin 3\u0085',
    'Silica 1\nSpar 2\nTin 3\n',
  ],
  ['them within lines', 'A,"b\vc"\nd', 'A,"b\vc"\nd'],
  ['them within JSON', '{"a":"b\u2028c"}', '{"a":"b\u2028c"}'],
])('normalizes %s', (_, source, text) => {
  expect(normalizeText(source)).toBe(text)
})

describe('looksLikeText', () => {
  it('tells text from other files', () => {
    expect(looksLikeText('40 Silica\t20\n')).toBe(true)
    expect(looksLikeText('\u0003\u0001\u0002abc')).toBe(false)
  })
})
