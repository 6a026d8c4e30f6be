import { describe, expect, it } from 'vitest'
import { checkLibrary, checkTranslations } from './check-library.ts'
import { readTranslations, textFingerprint } from '#features/materials/read/starter-translations.ts'
import { readLibrary, readLibraryFile, readLibraryKeys } from './read-library.ts'
import type { LibraryEntry } from './library-schema.ts'
import { theoreticalAnalyses } from './theoretical-analysis.ts'

describe('the library that comes with the product', () => {
  it('has nothing wrong with it, and is large', async () => {
    const library = await readLibrary()
    expect(checkLibrary(library)).toEqual([])
    const keys = library.entries.map(({ entry }) => entry.key)
    expect((await readLibraryKeys()).toSorted()).toEqual(keys.toSorted())
    const count = (kind: LibraryEntry['kind']) =>
      library.entries.filter((item) => item.kind === kind).length
    expect(count('primitive')).toBeGreaterThanOrEqual(180)
    expect(count('recipe')).toBeGreaterThanOrEqual(150)
    expect(count('analysis')).toBeGreaterThan(0)
  })
})

describe('the translations that come with the product', () => {
  it('are of all entries of the library, as they are', async () => {
    const library = await readLibrary()
    const translations = readTranslations()
    expect(checkTranslations(library, translations)).toEqual([])
    expect([...translations.keys()]).toEqual(['de', 'es', 'fr', 'ja', 'zh'])
    const keys = library.entries.map(({ entry }) => entry.key).toSorted()
    for (const entries of translations.values()) {
      expect(entries.map(({ key }) => key).toSorted()).toEqual(keys)
    }
  })

  it('are found out where they are of nothing, of an earlier text, twice, or in no language', () => {
    const library = readLibraryFile('materials/test.yaml', SILICA, 'primitive')
    const now = textFingerprint('Test.')
    const translations = new Map([
      ['de', [{ key: 'silica', of: now, text: 'Probe.' }]],
      [
        'fr',
        [
          { key: 'silica', of: textFingerprint('Earlier.'), text: 'Essai.' },
          { key: 'silica', of: now, text: 'Essai.' },
          { key: 'sand', of: now, text: 'Sable.' },
        ],
      ],
      ['xx', []],
    ])
    expect(
      checkTranslations(library, translations).map(
        ({ file, entry, message }) => `${file} ${entry} ${message}`,
      ),
    ).toEqual([
      `translations/fr.json silica is of another text: read it beside the English one, then write of: ${now}`,
      'translations/fr.json silica is there twice',
      'translations/fr.json sand is of no entry of the library',
      'translations/xx.json file language "xx" does not exist',
    ])
  })
})

const SILICA = `
- key: silica
  name: Silica
  type: Silica
  formula: SiO2
  percent: { SiO2: 100 }
  loi: 0
  description: Test.
  source: computed from the formula
`
const GLAZE = `
- key: test-glaze
  name: Test Glaze
  type: Glaze - Clear
  cone: '9 - 10'
  atmospheres: [Oxidation]
  components: [[silica, 100]]
  description: Test.
  source: test
`

function messages(materials: string, recipes = ''): string[] {
  const parts = [
    readLibraryFile('materials/test.yaml', materials, 'primitive'),
    readLibraryFile('recipes/test.yaml', recipes || '[]', 'recipe'),
  ]
  return checkLibrary({
    entries: parts.flatMap((part) => part.entries),
    problems: parts.flatMap((part) => part.problems),
  }).map((problem) => `${problem.entry}: ${problem.message}`)
}

describe('the check', () => {
  it('passes sound entries', () => {
    expect(messages(SILICA, GLAZE)).toEqual([])
  })

  it.each([
    ['an unknown type', SILICA.replace('type: Silica', 'type: Sand'), 'type "Sand" does not exist'],
    ['a recipe type', SILICA.replace('type: Silica', 'type: Glaze'), 'is no material type'],
    [
      'a wrong total',
      SILICA.replace('  formula: SiO2\n', '').replace('100 }', '90 }'),
      'add up to 90.00',
    ],
    ['another formula', SILICA.replace('formula: SiO2', 'formula: CaO'), 'SiO2 is 100, but'],
    ['no formula', SILICA.replace('formula: SiO2', 'formula: sand'), '"sand" is not understood'],
    [
      'an unknown parent',
      SILICA.replace('loi: 0', 'loi: 0\n  parent: sand'),
      'parent "sand" is not',
    ],
    ['an unknown oxide', SILICA.replace('{ SiO2', '{ Si'), 'percent.Si'],
    [
      'an unknown field',
      SILICA.replace('loi: 0', 'loi: 0\n  LOI: 0'),
      'has an unknown field: "LOI"',
    ],
    ['no source', SILICA.replace('source: computed from the formula', ''), 'source'],
    ['a key twice', SILICA + SILICA, 'key is used more than once'],
    ['a key with capitals', SILICA.replace('key: silica', 'key: Silica'), 'key must be words'],
    ['an unknown country', SILICA.replace('loi: 0', 'loi: 0\n  country: Atlantis'), 'Atlantis'],
    ['no sequence', 'key: silica', 'must hold a sequence'],
    ['broken YAML', '- [', 'file'],
  ])('finds %s in a material', (_, materials, message) => {
    expect(messages(materials).join('\n')).toContain(message)
  })

  it('takes a total that is explained', () => {
    const explained = SILICA.replace('  formula: SiO2\n', '').replace(
      '100 }',
      '90 }\n  totalNote: why',
    )
    expect(messages(explained)).toEqual([])
  })

  it.each([
    ['an unknown component', GLAZE.replace('[[silica', '[[sand'), 'component "sand" is not'],
    ['a component without an amount', GLAZE.replace(', 100]]', ', 0]]'), 'must be more than 0'],
    ['an unknown cone', GLAZE.replace('9 - 10', '99'), 'cone "99" does not exist'],
    ['an unknown atmosphere', GLAZE.replace('[Oxidation]', '[Steam]'), 'atmosphere "Steam"'],
    ['a material type', GLAZE.replace('Glaze - Clear', 'Silica'), 'is no recipe type'],
    ['an unknown surface', GLAZE.replace('cone:', 'surface: Wet\n  cone:'), 'surface "Wet"'],
  ])('finds %s in a recipe', (_, recipes, message) => {
    expect(messages(SILICA, recipes).join('\n')).toContain(message)
  })
})

describe('the analysis of a formula', () => {
  it.each([
    ['Al2O3·2SiO2·2H2O', { Al2O3: 39.5, SiO2: 46.55 }, 13.96],
    ['CaO·CO2', { CaO: 56.03 }, 43.97],
    ['0.5K2O·0.5Na2O', { K2O: 60.31, Na2O: 39.69 }, 0],
    ['CaF2', { CaO: 71.83, F: 48.67 }, -20.49],
  ])('%s', (formula, percent, loi) => {
    const [theory] = theoreticalAnalyses(formula)
    for (const [oxide, amount] of Object.entries(percent)) {
      expect(theory?.percent).toHaveProperty(oxide, expect.closeTo(amount, 1))
    }
    expect(theory?.loi).toBeCloseTo(loi, 1)
  })

  it('of a word is none', () => {
    expect(theoreticalAnalyses('clay')).toEqual([])
  })
})
