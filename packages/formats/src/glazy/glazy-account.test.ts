import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { wholeMaterial, wholeRecipe } from '../testing/arbitraries.ts'
import type { FoundMaterial, FoundRecipe } from '../record/document.ts'
import {
  ACCOUNT_FORMAT,
  type AccountField,
  writeAccountJson,
  writeAccountYaml,
} from './glazy-account.ts'
import { glazyRecord } from './glazy-record.ts'
import { readText } from '../text/read-text.ts'
import { writeGlazyYamlItem } from './write-glazy-yaml.ts'
import { yamlBlock, type YamlValue } from '../yaml/write-yaml.ts'

const RUNS = { numRuns: 100 }

async function textOf(pieces: AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const piece of pieces) text += piece
  return text
}

async function* fields(
  items: readonly (FoundRecipe | FoundMaterial)[],
): AsyncGenerator<AccountField> {
  const records = items.map((item) => glazyRecord(item))
  yield { key: 'format', value: ACCOUNT_FORMAT }
  yield { key: 'site', value: 'https://glazy.example' }
  yield { key: 'profile', value: { name: "O'test", url: null, note: 'a\nb: c' } }
  yield { key: 'notifications', value: pieces([]) }
  yield { key: 'items', value: pieces(records) }
  yield { key: 'versions', value: pieces([{ number: 1, content: { name: 'items:', list: [] } }]) }
}

async function* pieces(values: readonly YamlValue[]): AsyncGenerator<readonly YamlValue[]> {
  yield []
  for (const value of values) yield [value]
}

const json = fc.jsonValue({ noUnicodeString: false }) as fc.Arbitrary<YamlValue>
const everything = fc
  .tuple(fc.array(wholeRecipe, { maxLength: 2 }), fc.array(wholeMaterial, { maxLength: 2 }))
  .map(([recipes, materials]) =>
    [...recipes, ...materials].map((item, index) => ({ ...item, id: index + 1 })),
  )

describe('block YAML', () => {
  it('says what JSON says', () => {
    const check = fc.property(json, (value) => {
      const written = JSON.parse(JSON.stringify({ value })) as unknown
      expect(parse(`value:${yamlBlock(value, '  ')}`)).toEqual(written)
    })
    fc.assert(check, { numRuns: 500 })
  })

  it.each(['', ' ', 'null', 'true', '05', "it's", '# no', 'a: b', '- x', '\u2028', '\u0007', '😀'])(
    'keeps the text %j',
    (text) => expect(parse(`value:${yamlBlock(text, '')}`)).toEqual({ value: text }),
  )
})

it('a record says what its YAML says', () => {
  const check = fc.property(everything, (items) => {
    for (const item of items) expect(parse(writeGlazyYamlItem(item))).toEqual([glazyRecord(item)])
  })
  fc.assert(check, RUNS)
})

describe("a person's export", () => {
  it('says the same as JSON and as YAML, and both are read back', async () => {
    const check = fc.asyncProperty(everything, async (items) => {
      const asJson = await textOf(writeAccountJson(fields(items)))
      const asYaml = await textOf(writeAccountYaml(fields(items)))
      expect(parse(asYaml)).toEqual(JSON.parse(asJson))
      for (const text of [asJson, asYaml]) {
        const found = readText(text)
        expect(found).toMatchObject({
          format: 'glazy-account',
          about: { site: 'https://glazy.example' },
          problems: [],
        })
        const names = [...found.recipes, ...found.materials].map(({ name }) => name)
        expect(names).toEqual(items.map(({ name }) => name))
        expect(
          found.recipes.map(({ components }) => components.map(({ amount }) => amount)),
        ).toEqual(
          items.flatMap((item) =>
            'components' in item ? [item.components.map(({ amount }) => amount)] : [],
          ),
        )
      }
    })
    await fc.assert(check, RUNS)
  })

  it.each([
    ['{"format":"glazy-account","items":[{"Name":"A"', 'brokenJson'],
    ['{"format":"glazy-account","items":5}', 'notList'],
    ['{"format":"glazy-account","items":["A"]}', 'notARecord'],
    [`{"format":"glazy-account","items":[${'['.repeat(50)}${']'.repeat(50)}]}`, 'notARecord'],
  ])('that is broken is told: %s', (text, code) => {
    const found = readText(text)
    expect(found.format).toBe('glazy-account')
    expect(found.problems.map((problem) => problem.code)).toContain(code)
  })

  it('without items is empty', () => {
    for (const text of ['{"format": "glazy-account"}', "format: 'glazy-account'\nitems: []\n"]) {
      expect(readText(text)).toMatchObject({ format: 'glazy-account', recipes: [], materials: [] })
    }
  })

  it('tells problems with the line they stand on', () => {
    const text =
      "format: 'glazy-account'\nprofile:\n  name: 'x'\nitems:\n-\n  Name: 'A'\n  Type: 'Recipe'\n" +
      "  Ingredients:\n    -\n      Name: 'Silica'\n      Percentage: 'much'\nversions: []\n"
    expect(readText(text).problems).toMatchObject([
      { code: 'noValidAmounts', line: 6 },
      { code: 'amountNotNumeric', line: 10 },
    ])
  })
})
