import type { MaterialDetail } from '@glazy/contract/materials'
import { expect, test } from 'vitest'
import { formatsOf } from '#lib/texts/formats.ts'
import { pageDescription, structuredData } from './page-texts.ts'
import { namesOf } from '#testing/names.ts'

const names = await namesOf('en')

const component = (name: string, percentageAmount: number, isAdditional = false) => ({
  material: { id: 1, name, kind: 'primitive' as const, isArchived: false, materialTypeId: null },
  percentageAmount,
  isAdditional,
})

const recipe: MaterialDetail = {
  id: 12,
  kind: 'recipe',
  name: 'Test Celadon',
  otherNames: null,
  isPrimitive: false,
  isAnalysis: false,
  isPrivate: false,
  isArchived: false,
  materialStateId: 2,
  baseTypeId: 460,
  materialTypeId: 470,
  fromOrtonConeId: 33,
  toOrtonConeId: 34,
  atmospheres: [3],
  surfaceTypeId: null,
  transparencyTypeId: null,
  countryId: null,
  hexColor: null,
  ratingAverage: null,
  ratingNumber: 0,
  averageRating: null,
  reviewsCount: 0,
  selectedReview: null,
  user: { id: 1, name: 'test', username: 'test', paypal: null },
  image: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
  description: null,
  defaultLocale: 'en',
  translations: [],
  formula: null,
  kilnSchedule: null,
  kilnScheduleId: null,
  source: null,
  parent: null,
  children: [],
  siblings: [],
  revisionParent: null,
  revisionChildren: [],
  copiedFrom: null,
  copies: [],
  copiedBy: 0,
  waterAmount: null,
  specificGravity: null,
  tags: [],
  components: [component('Silica', 60), component('Whiting', 40), component('Iron', 1.5, true)],
  componentTotalAmount: 101.5,
  analysis: { percent: { CaO: 22.4, SiO2: 60 }, loi: 17.6, total: 100 },
  umf: null,
  chemistry: null,
  images: [],
  containedInCount: 0,
  hasComments: false,
  version: 1,
  isSubscribed: false,
  isUserMaterial: false,
  myCollections: [],
  userId: 1,
  default_locale: 'en',
  materialParentId: null,
  revisionParentId: null,
  updatedAtDiff: 'yesterday',
  unityType: 'auto',
  loi: 17.6,
  weight: null,
  thermalExpansion: null,
}

test('a recipe is described by its firing and what goes into it', () => {
  expect(pageDescription(recipe, formatsOf('en'), names)).toBe(
    'Test Celadon, Glaze - Clear, △9 – 10, Reduction: Silica 60, Whiting 40, + Iron 1.5.',
  )
})

test('a material is described by its largest oxides', () => {
  const material: MaterialDetail = {
    ...recipe,
    kind: 'primitive',
    atmospheres: [],
    fromOrtonConeId: null,
    toOrtonConeId: null,
    materialTypeId: 32,
  }
  expect(pageDescription(material, formatsOf('en'), names)).toBe(
    'Test Celadon, Silica: SiO₂ 60.00%, CaO 22.40%.',
  )
})

test('structured data names what is needed and what was measured', () => {
  const page = { url: 'https://example.org/recipes/12', description: 'd', language: 'en' }
  expect(structuredData(recipe, page, names)).toMatchObject({
    '@type': 'HowTo',
    supply: [{ name: 'Silica', requiredQuantity: 60 }, {}, { name: 'Iron' }],
  })
  expect(structuredData({ ...recipe, kind: 'analysis' }, page, names)).toMatchObject({
    '@type': 'Dataset',
    variableMeasured: [
      { name: 'SiO2', value: 60 },
      { name: 'CaO', value: 22.4 },
      { name: 'LOI', value: 17.6 },
    ],
  })
})

test('titles and structured data say what a material is called in the language of the page', async () => {
  const german = await namesOf('de')
  const page = { url: 'https://example.org/materials/12', description: 'd', language: 'en' }
  const material: MaterialDetail = {
    ...recipe,
    kind: 'primitive',
    name: 'Potash Feldspar',
    otherNames: 'Orthoclase',
    materialTypeId: null,
    baseTypeId: null,
    atmospheres: [],
    fromOrtonConeId: null,
    toOrtonConeId: null,
  }
  expect(structuredData(material, page, german)).toMatchObject({
    name: 'Kalifeldspat',
    alternateName: 'Potash Feldspar; Orthoclase',
  })
  expect(structuredData(material, page, names)).toMatchObject({
    name: 'Potash Feldspar',
    alternateName: 'Orthoclase',
  })
  expect(pageDescription(material, formatsOf('de'), german)).toMatch(
    /^Kalifeldspat \(Potash Feldspar\): SiO₂ 60,00\s?%/,
  )
  expect(structuredData(recipe, page, german)).toMatchObject({
    supply: [{ name: 'Quarzmehl' }, { name: 'Kreide' }, { name: 'Iron' }],
  })
  expect(pageDescription(recipe, formatsOf('de'), german)).toContain('Quarzmehl 60, Kreide 40')
})

test('structured data says what an item is in the language of the page, where that is known', () => {
  const said: MaterialDetail = {
    ...recipe,
    description: 'A celadon.',
    translations: [
      { locale: 'de', name: 'x', otherNames: null, description: '<p>Ein Seladon.</p>' },
    ],
  }
  const page = { url: 'https://example.org/recipes/12', description: 'd' }
  expect(structuredData(said, { ...page, language: 'de' }, names)).toMatchObject({
    description: 'Ein Seladon.',
    inLanguage: 'de',
  })
  expect(structuredData(said, { ...page, language: 'fr' }, names)).toMatchObject({
    description: 'A celadon.',
    inLanguage: 'en',
  })
  expect(structuredData(recipe, { ...page, language: 'fr' }, names)).toMatchObject({
    description: 'd',
    inLanguage: 'fr',
  })
})
