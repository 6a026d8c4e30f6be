import { describe, expect, it } from 'vitest'
import { formatsOf } from '#lib/texts/formats.ts'
import { problemsOf } from './metadata-problems.ts'
import { addText, changeText, removeText } from './metadata-texts.ts'
import {
  changedBody,
  type DescribedItem,
  type MetadataChanges,
  realChanges,
  valuesOf,
} from './metadata-values.ts'

const ITEM: DescribedItem = {
  kind: 'recipe',
  name: 'Celadon',
  otherNames: null,
  description: 'Plain < words',
  defaultLocale: 'en',
  translations: [{ locale: 'de', name: 'Seladon', otherNames: null, description: null }],
  baseTypeId: 460,
  materialTypeId: 470,
  parent: null,
  kilnSchedule: null,
  revisionParent: { id: 5, name: 'Earlier', kind: 'recipe' },
  transparencyTypeId: 3,
  surfaceTypeId: null,
  fromOrtonConeId: 33,
  toOrtonConeId: 34,
  atmospheres: [3, 1],
  waterAmount: 82.5,
  specificGravity: null,
  tags: ['liner', 'matte'],
  countryId: null,
  materialStateId: 1,
}

const VALUES = valuesOf(ITEM, String)
const after = (changes: MetadataChanges) => changedBody(ITEM, { ...VALUES, ...changes })

describe('what is sent', () => {
  it('is nothing where nothing was changed', () => {
    expect(after({})).toEqual({})
    expect(after({ atmospheres: [1, 3], waterAmount: ' 82.5 ' })).toEqual({})
  })

  it('is only what was changed, with what belongs to it', () => {
    expect(after({ surfaceTypeId: 8 })).toEqual({ surfaceTypeId: 8 })
    expect(after({ toOrtonConeId: 35 })).toEqual({ fromOrtonConeId: 33, toOrtonConeId: 35 })
    expect(after({ typeId: 120 })).toEqual({ baseTypeId: 110, materialTypeId: 120 })
    expect(after({ tags: ' #liner,matte' })).toEqual({})
    expect(after({ tags: 'matte, Liner' })).toEqual({ tags: ['matte', 'Liner'] })
    expect(after({ revisionParent: null })).toEqual({ revisionParentId: null })
  })

  it('holds every text, the plain ones as paragraphs', () => {
    const { translations, default_locale } = after({ defaultLocale: 'de' })
    expect(default_locale).toBe('de')
    expect(translations).toEqual([
      { locale: 'en', name: 'Celadon', other_names: '', description: '<p>Plain &lt; words</p>' },
      { locale: 'de', name: 'Seladon', other_names: '', description: '' },
    ])
  })

  it('brings the type that the form began with where the item has none', () => {
    const untyped = { ...ITEM, baseTypeId: null, materialTypeId: null }
    expect(changedBody(untyped, valuesOf(untyped, String))).toEqual({
      baseTypeId: 460,
      materialTypeId: 460,
    })
    expect(valuesOf({ ...untyped, kind: 'primitive' }, String).typeId).toBeNull()
    expect(valuesOf({ ...untyped, kind: 'analysis' }, String).category).toBe('material')
    expect(valuesOf({ ...ITEM, kind: 'analysis' }, String).category).toBe('recipe')
  })
})

it('a change that was taken back is none', () => {
  expect(realChanges(VALUES, { countryId: null, surfaceTypeId: 1 })).toEqual({ surfaceTypeId: 1 })
})

describe('the texts', () => {
  it('get another language, which begins with the name', () => {
    const { texts } = addText(VALUES, 'fr')
    expect(texts.at(-1)).toMatchObject({ locale: 'fr', name: 'Celadon', description: '' })
  })

  it('without that of the default language have the first that remains as default', () => {
    expect(removeText(VALUES, 0)).toMatchObject({
      texts: [{ locale: 'de' }],
      defaultLocale: 'de',
    })
    expect(removeText(VALUES, 1)).toMatchObject({ defaultLocale: 'en' })
  })

  it('never lose the last one', () => {
    const last = removeText(VALUES, 0)
    expect(removeText({ ...VALUES, ...last }, 0)).toMatchObject(last)
  })

  it('keep their default when its language turns out to be another one', () => {
    expect(changeText(VALUES, 0, { locale: 'da' }).defaultLocale).toBe('da')
    expect(changeText(VALUES, 1, { locale: 'da' }).defaultLocale).toBe('en')
  })
})

describe('what is wrong', () => {
  const wrong = (changes: MetadataChanges) => problemsOf({ ...VALUES, ...changes })

  it('is nothing in what was read', () => expect(wrong({})).toEqual({}))

  it('is said as the API says it', () => {
    const texts = VALUES.texts.map((text) => ({ ...text, name: ' ' }))
    expect(wrong({ texts })).toEqual({
      'translations.0.name': 'Name is required',
      'translations.1.name': 'Name is required',
    })
    expect(wrong({ typeId: null })).toEqual({ baseTypeId: 'Type is required' })
    expect(wrong({ toOrtonConeId: 30 })).toEqual({ toOrtonConeId: 'Invalid cone range' })
    expect(Object.keys(wrong({ waterAmount: 'much', specificGravity: '-1' }))).toEqual([
      'specificGravity',
      'waterAmount',
    ])
    expect(wrong({ waterAmount: '82,5' })).toEqual({})
  })
})

it('a number that only has another decimal sign is no change, and is sent with a point', () => {
  const { typed } = formatsOf('de')
  const item = { ...ITEM, waterAmount: 72.5, specificGravity: 1.45 }
  const values = valuesOf(item, typed)
  expect(values).toMatchObject({ waterAmount: '72,5', specificGravity: '1,45' })
  expect(changedBody(item, values)).toEqual({})
  expect(changedBody(item, { ...values, waterAmount: '72,75' })).toEqual({ waterAmount: '72.75' })
})
