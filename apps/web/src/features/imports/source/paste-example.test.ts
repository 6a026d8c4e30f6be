import { materialCalled, materialNamed } from '@glazy/ceramics/lookups/material-names'
import { readText } from '@glazy/formats/text/read-text'
import { LANGUAGE_CODES } from '@glazy/contract/languages'
import { expect, test } from 'vitest'
import { createTexts } from '#lib/texts/texts.ts'

const LEACH = ['Potash Feldspar', 'Silica', 'Whiting', 'Kaolin', 'Red Iron Oxide']

test.each(LANGUAGE_CODES)(
  'the example of a pasted recipe is read as one in %s',
  async (language) => {
    const texts = createTexts('Glazy')
    await texts.start(language)
    await texts.load(['imports'])
    const t = texts.of('imports')
    const example = t('source.pastePlaceholder')
    const { recipes, problems } = readText(example)
    expect(problems).toEqual([])
    const lines = recipes[0]?.components ?? []
    const materials = lines.map(({ name }) => materialNamed(name) ?? materialCalled(name))
    expect(materials).toEqual(LEACH.map((name) => materialNamed(name)))
    expect(lines.map(({ amount }) => amount)).toEqual([40, 30, 20, 10, 2])
    expect(lines.map(({ isAdditional }) => isAdditional)).toEqual([
      false,
      false,
      false,
      false,
      true,
    ])
    expect(t('source.pasteHint')).toContain(example.split('\n')[5])
  },
)
