import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_FILE_BYTES, MAX_PROBLEMS } from './record/limits.ts'
import { readDocument } from './file/read.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

/** Lists that contain the list before them eight times over: a thousand million words. */
const LAUGHS = Array.from({ length: 9 }, (_, depth) => {
  const content = depth === 0 ? 'ha' : `*l${depth - 1}`
  return `  L${depth}: &l${depth} [${Array(8).fill(content).join(', ')}]`
}).join('\n')

const DOCTYPE = '<!DOCTYPE r [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>\n'

describe('a file that is none, or means harm, becomes a document with problems', () => {
  it.each([
    ['empty', () => new Uint8Array(), 'emptyFile'],
    ['blank', () => bytes(' \r\n\u00a0\n'), 'emptyFile'],
    ['binary', () => Uint8Array.from({ length: 5000 }, (_, n) => (n * 7919) % 256), 'notText'],
    ['a cut gzip', () => gzipSync(bytes('name = x')).subarray(0, 15), 'damagedGzip'],
    ['a gzip bomb', () => gzipSync(new Uint8Array(MAX_FILE_BYTES + 1)), 'tooLargeUnpacked'],
    ['too large', () => new Uint8Array(MAX_FILE_BYTES + 1), 'tooLarge'],
    ['one endless line', () => bytes('a '.repeat(5_000_000)), 'freeTextTooLong'],
    ['billion laughs', () => bytes(`- Name: x\n${LAUGHS}\n`), 'recordTooComplex'],
    ['laughs without records', () => bytes(LAUGHS.replace(/^ {2}/gm, '')), 'recordTooComplex'],
    ['an alias of itself', () => bytes('- Name: x\n  B: &b [*b]\n'), 'recordTooComplex'],
    [
      'lists within lists',
      () => bytes(`- Name: x\n  B: ${'['.repeat(5000)}${']'.repeat(5000)}`),
      'recordTooComplex',
    ],
    ['deep YAML', () => bytes(`- Name: x\n  B: ${'['.repeat(5000)}`), 'brokenYaml'],
    [
      'entities',
      () => bytes(`${DOCTYPE}<recipes><recipe name="&b;"/></recipes>`),
      'doctypeRefused',
    ],
    ['deep XML', () => bytes(`<recipe name="x">${'<a>'.repeat(3000)}</recipe>`), 'brokenXml'],
    ['a page', () => bytes('<html><body>Hello</body></html>'), 'unknownFormat'],
    ['no recipes', () => bytes('<recipes></recipes>'), 'noRecords'],
    ['GlazeChem without a glaze', () => bytes('filetype = GlazeChem Glazes\n'), 'noRecords'],
    ['a head of columns alone', () => bytes('id,name,ingredients\n'), 'noRecords'],
    [
      'a quotation mark closed too late',
      () => bytes('id,name,ingredients,description\n1,"Clear,"60 Silica",x\n2,B,60 Silica,y\n'),
      'openQuote',
    ],
    [
      'an open one in the head',
      () => bytes('Name;"Silica;Kaolin;Notes\nClear;60;40;x\nMatte;50;50;y\n'),
      'openQuote',
    ],
    [
      'an open one in every row',
      () => bytes(`id,name,SiO2,K2O\n${'1,"Clear,60,4\n'.repeat(40)}`),
      'firstLines',
    ],
    [
      'a table of too many columns',
      () => bytes(`Name,Silica,Kaolin${',x'.repeat(3000)}\na,1,2`),
      'firstColumns',
    ],
    ['a long CSV row', () => bytes(`id,name,SiO2,K2O\n1,${',x'.repeat(60_000)}`), 'lineTooLong'],
  ])('%s', (_name, content, code) => {
    const { problems } = readDocument(content())
    expect(problems.map((problem) => problem.code)).toContain(code)
  })

  it('reads XML that only names its document type', () => {
    const text =
      '<!DOCTYPE recipes SYSTEM "i.dtd"><recipe><recipeline material="A" amount="1"/></recipe>'
    expect(readDocument(bytes(text)).recipes).toMatchObject([{ components: [{ name: 'A' }] }])
  })

  it('lists a thousand problems and counts the rest', () => {
    const { problems } = readDocument(bytes(`name = x\n${'nonsense\n'.repeat(MAX_PROBLEMS + 500)}`))
    expect(problems).toHaveLength(MAX_PROBLEMS + 1)
    expect(problems.at(-1)).toMatchObject({ code: 'moreProblems', values: { count: 501 } })
  })

  it('reads a packed file and mixed line ends', () => {
    const text =
      'name = A\r\ncomponent = Silica\ramount = 60\r\rname = B\ncomponent = Spar\r\namount = 1'
    expect(readDocument(gzipSync(text)).recipes).toMatchObject([
      { name: 'A', line: 1, components: [{ amount: 60 }] },
      { name: 'B', line: 5, components: [{ amount: 1 }] },
    ])
  })

  it('never throws, whatever the bytes', () => {
    const beginnings = [
      '',
      '- Name: ',
      '-\n  Name: ',
      '<recipe name="',
      '<material name="a">',
      'id,name,SiO2,K2O\n',
      'filetype = GlazeChem Materials\nname = a\nformula = ',
      'name = a\ncomponent = b\n',
      'Glaze name: a\n',
      '---------- Start of database ----------\nA: a\n',
      'Name,Silica,Kaolin,Notes\na,1,2\n',
      'Recipe;Material;Amount;Addition;Unit\na;Silica;1\n',
      'Material\ta\tb\nSilica\t1\t2\n',
    ]
    const content = fc.tuple(
      fc.constantFrom(...beginnings),
      fc.array(
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 20 }),
          fc.constantFrom(
            '\n',
            '\n-\n',
            '"',
            "'",
            '<',
            '/>',
            '&a',
            '*a',
            '=',
            '\t',
            ',,',
            ';',
            ',1',
            ': ',
            '|',
            '%',
          ),
        ),
        { maxLength: 30 },
      ),
    )
    fc.assert(
      fc.property(content, ([beginning, parts]) => {
        const { recipes, materials, problems } = readDocument(bytes(beginning + parts.join('')))
        expect(problems.map(({ code }) => code)).not.toContain('importParseError')
        expect([...recipes, ...materials].every(({ name, line }) => name !== '' && line > 0)).toBe(
          true,
        )
      }),
      { numRuns: 500 },
    )
  })
})
