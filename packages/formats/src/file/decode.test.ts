import { describe, expect, it } from 'vitest'
import { decodeText, looksLikeText, normalizeText } from './decode.ts'

/** A text whose characters are the bytes themselves. */
function bytes(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}

/** Tables in encodings of single countries, as base64. */
const TABLES = [
  [
    'Japanese',
    '青磁釉,長石,40\nてんもく,珪石,30\nベンガラ,8\n',
    'kMKOpefWLJK3kM4sNDAKgsSC8YLggq0sjF2QziwzMAqDeIOTg0uDiSw4Cg==',
  ],
  [
    'Japanese without kana',
    '青磁,長石,40\n珪石,30\n石灰石,20\n',
    'kMKOpSySt5DOLDQwCoxdkM4sMzAKkM6KRJDOLDIwCg==',
  ],
  [
    'Korean',
    '청자 유약,장석,40\n규석,30\n석회석,20\n',
    'w7vA2iDAr77gLMDlvK4sNDAKsdS8riwzMAq8rsi4vK4sMjAK',
  ],
  [
    'Chinese',
    '青瓷釉,长石,40\n石英,30\n方解石,20\n',
    'x+C0ydPULLOkyq8sNDAKyq/ToiwzMAq3vb3iyq8sMjAK',
  ],
  [
    'Russian',
    'Глазурь прозрачная,Полевой шпат,40\nКварц,30\nМел,20\n',
    'w+vg5/Pw/CDv8O7n8OD37eD/LM/u6+Xi7ukg+O/g8iw0MArK4uDw9iwzMArM5essMjAK',
  ],
  [
    'Ukrainian',
    'Полива прозора,Польовий шпат,40\nКварц,30\nКрейда,20\n',
    'z+7r6OLgIO/w7ufu8OAsz+7r/O7i6Okg+O/g8iw0MArK4uDw9iwzMArK8OXp5OAsMjAK',
  ],
  [
    'Thai',
    'เคลือบใส,หินฟันม้า,40\nควอตซ์,30\nหินปูน,20\n',
    '4KTF182648osy9S5v9G5wenSLDQwCqTHzbWr7CwzMArL1Lm72bksMjAK',
  ],
] as const

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

  it.each(TABLES)('reads a table in %s as its spreadsheets save it', (_name, text, base64) => {
    const file = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
    expect(decodeText(file)).toBe(text)
  })

  it.each([
    [
      'a quotation in every line',
      'don\x92t it\x92s wasn\x92t \x93fin\x94 a\x97b',
      'don’t it’s wasn’t “fin” a—b',
    ],
    [
      'lines of dashes',
      '\x96\x96\x96\x96\x96\x96\nSilica 60\n\xb7\xb7\xb7\xb7',
      '––––––\nSilica 60\n····',
    ],
    [
      'German words',
      'Gl\xe4tte f\xfcr \xd6fen, \xfcber 5 \xb0C, Ma\xdfe',
      'Glätte für Öfen, über 5 °C, Maße',
    ],
  ])('takes no other script for %s of Windows-1252', (_name, source, text) => {
    expect(decodeText(bytes(source))).toBe(text)
  })

  it('makes single signs of letters and their marks, as PDFs and Macs write them', () => {
    const text = 'Émail Crème\nSilice calcinée 40\n청자 장석 60\n'
    expect(decodeText(new TextEncoder().encode(text.normalize('NFD')))).toBe(text)
    expect(normalizeText(text.normalize('NFD'))).toBe(text)
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
