import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPlainLine, isPlainName, isPlainText, plainLine, plainText } from './plain-text.ts'

describe('a line', () => {
  it.each([
    ['Céladon 32 – "Oribe"'],
    ['青磁'],
    ['می‌خواهم'],
    ['שלום\u200e 6'],
    ['👩‍🎨'],
    ['½ ∆6'],
    ['Nguy\u1ec5n Th\u1ebf'],
    ['Nguye\u0302\u0303n'],
    ['שָׁלּוֹם'],
    ['מְנַשֶּׁ֖ה'],
    ['مُحَمَّدٌ'],
    ['กิ๊ก ผู้ใหญ่'],
    ['स्त्रीं'],
    ['ကြွှေး'],
    ['လွှို့ဝှက်'],
    ['སྒྲུབ་རྒྱུད'],
    [''],
  ])('%j is one', (text) => {
    expect(isPlainLine(text)).toBe(true)
    expect(plainLine(text)).toBe(text)
  })

  it.each([
    ['a\u001b[31mb', 'a[31mb'],
    ['a\u0007b', 'ab'],
    ['a\r\nb', 'a b'],
    ['a\tb', 'a b'],
    ['a\u2028b', 'a b'],
    ['a\u009bb', 'ab'],
    ['abc\u202egpj.exe', 'abcgpj.exe'],
    ['a\u2066b\u2069', 'ab'],
    ['\u200b', ''],
    ['Te\u0334\u0335\u0336\u0337\u0338\u0321\u0322st', 'Te\u0334\u0335\u0336\u0337\u0338st'],
    [
      'Te\u0334\u200d\u0335\ufe0f\u0336\u034f\u0337\u0338\u0334st',
      'Te\u0334\u200d\u0335\ufe0f\u0336\u034f\u0337\u0338st',
    ],
    ['ก\u0e49\u0e49\u0e49\u0e49\u0e49\u0e49', 'ก\u0e49\u0e49\u0e49\u0e49\u0e49'],
    ['\u3164 \u00ad', ''],
    ['\u2800', ''],
  ])('%j is none', (text, tidy) => {
    expect(isPlainLine(text)).toBe(false)
    expect(plainLine(text)).toBe(tidy)
  })

  it('is told of a long text at once', () => {
    const texts = ['e\u0301\u200d', '\u034f', '\u0334'].map((part) => part.repeat(100_000))
    const began = Date.now()
    for (const text of texts) expect(isPlainLine(plainLine(text))).toBe(true)
    expect(Date.now() - began).toBeLessThan(1_000)
  })

  it('is what any text becomes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(isPlainLine(plainLine(text))).toBe(true)
        expect(isPlainText(plainText(text))).toBe(true)
      }),
    )
  })
})

describe('a name', () => {
  it.each([
    ...['\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f} Test'],
    ...['\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
    ...['\u{1f3f4}\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}'],
    ...['Nguy\u1ec5n Th\u1ebf', 'Nguye\u0302\u0303n', 'שָׁלּוֹם', 'مُحَمَّدٌ', 'กิ๊ก ผู้ใหญ่', 'स्त्रीं', 'ကြွှေး'],
  ])('%j is one', (text) => expect(isPlainName(text)).toBe(true))

  it.each([
    'Te\u0301\u0302\u0303\u0304\u0305\u0306st',
    'ก\u0e49\u0e49\u0e49\u0e49\u0e49\u0e49',
    '\u{1f3f4}\u{e0075}\u{e0073}\u{e0074}\u{e0078}\u{e007f}',
    '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}',
  ])('%j is none, for its marks', (text) => expect(isPlainName(text)).toBe(false))

  it.each(['Jörg Test', 'می\u200cخواهم', '👩\u200d🎨 Test', '👁\ufe0f\u200d🗨\ufe0f', '邉\u{e0101}'])(
    '%j is one',
    (text) => expect(isPlainName(text)).toBe(true),
  )

  it.each([
    ...[
      'Te\u200bst',
      'Te\u200dst',
      'Test\ufe0f',
      '\u200cTest',
      'Те\u200cст',
      'Test\u200e',
      'Te\u00adst',
    ],
    ...['Test\u3164', '\ufeffTest', 'a\u202eb', 'a\nb', 'Test\u{e0061}', 'خ\u200c\u200cو'],
  ])('%j is none', (text) => expect(isPlainName(text)).toBe(false))
})

describe('a text of several lines', () => {
  it('keeps its breaks and loses other controls', () => {
    expect(isPlainText('One\r\n\tTwo\n')).toBe(true)
    expect(plainText('One\r\n\tTwo\n')).toBe('One\r\n\tTwo\n')
    expect(isPlainText('One\u001b[2J')).toBe(false)
    expect(plainText('One\u001b[2J\u202e')).toBe('One[2J')
  })
})
