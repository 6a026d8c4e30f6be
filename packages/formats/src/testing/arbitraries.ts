import fc from 'fast-check'
import { CONES, formatConeRange } from '@glazy/ceramics/firing/cones'
import { COUNTRIES } from '@glazy/ceramics/lookups/countries'
import {
  ATMOSPHERES,
  MATERIAL_STATES,
  SURFACES,
  TRANSPARENCIES,
} from '@glazy/ceramics/lookups/lookups'
import { MATERIAL_TYPES } from '@glazy/ceramics/lookups/material-types'
import { OXIDES } from '@glazy/ceramics/chemistry/oxides'
import type { Oxide, OxideAmounts } from '@glazy/ceramics/chemistry/oxides'
import { UNITY_TYPES } from '@glazy/ceramics/chemistry/unity'
import type { FoundComponent, FoundMaterial, FoundRecipe } from '../record/document.ts'

/** Words that mean something to one of the formats, among any others. */
const troublesome = fc.constantFrom(
  `Potter's "best" glaze`,
  '=1+1',
  "'=x",
  '+5 more',
  '-',
  '@home',
  '#6 Tile: 5 & <6>',
  '|bar|',
  'a; b\\; c',
  'null',
  '06',
  'Ünïcødé Blässe 青磁 🏺',
  'name = x',
  '[x]',
  '{y}',
  '*a',
  '&a',
  '***',
  ']]>',
  '&amp;',
)

const text = fc.oneof(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }), troublesome)

/** One line as every format holds it: single spaces, none at the ends, letters and their marks as single signs. */
const line = fc
  .array(text, { minLength: 1, maxLength: 3 })
  .map((parts) =>
    parts
      .join(' ')
      .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
      .trim()
      .normalize('NFC'),
  )
  .filter((name) => name !== '' && name !== 'NULL')

/** Several lines of text, with blank ones between them and none at the ends. */
const description = fc
  .array(
    fc.oneof(
      line,
      fc.constant(''),
      line.map((one) => `${one} ${one} ${one} ${one} ${one}`),
    ),
    {
      maxLength: 5,
    },
  )
  .map((lines) => lines.join('\n').trim())
  .filter((whole) => whole !== '')

/** Whom a recipe comes from; Insight's keywords are told apart by semicolons. */
const source = line.filter((text) => !text.includes(';'))

/** Words that an item is sorted by: no two of them the same, none with what stands between them. */
const tags = fc.uniqueArray(
  fc.constantFrom('liner', 'Émail 2', '=food', 'my "best"', '青磁', "'x"),
  { minLength: 1 },
)

const id = fc.integer({ min: 1, max: 2 ** 31 - 1 })
const date = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2069-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10))
const amount = fc.oneof(
  fc.integer({ min: 0, max: 10_000 }),
  fc.integer({ min: 1, max: 1_000_000 }).map((n) => n / 1000),
  fc.double({ min: 0.000001, max: 1000, noNaN: true }),
)

const component = (isWithId: boolean): fc.Arbitrary<FoundComponent> =>
  fc.record(
    {
      name: line,
      ...(isWithId && { id }),
      amount,
      isAdditional: fc.boolean(),
      line: fc.constant(0),
    },
    { requiredKeys: ['name', 'amount', 'isAdditional', 'line'] },
  )

/** Base first, as all formats have it. */
function components(isWithId: boolean): fc.Arbitrary<FoundComponent[]> {
  return fc
    .array(component(isWithId), { minLength: 1, maxLength: 6 })
    .map((all) => all.toSorted((a, b) => Number(a.isAdditional) - Number(b.isAdditional)))
}

const percent: fc.Arbitrary<OxideAmounts> = fc
  .uniqueArray(fc.tuple(fc.constantFrom<Oxide>(...OXIDES), fc.integer({ min: 1, max: 999_999 })), {
    selector: ([oxide]) => oxide,
    maxLength: 8,
  })
  .map((entries) => Object.fromEntries(entries.map(([oxide, n]) => [oxide, n / 10_000])))

const loi = fc.integer({ min: -400_000, max: 990_000 }).map((n) => n / 10_000)
const idOf = (rows: readonly { readonly id: number }[]) => fc.constantFrom(...rows.map((r) => r.id))
const types = (category: 'material' | 'recipe') =>
  fc.constantFrom(...MATERIAL_TYPES.filter((t) => t.category === category && t.parentId !== null))

const cone = fc.tuple(idOf(CONES), idOf(CONES)).map(([a, b]) => {
  const [fromConeId, toConeId] = [Math.min(a, b), Math.max(a, b)]
  return { fromConeId, toConeId, coneText: formatConeRange(fromConeId, toConeId) }
})

/** Fields that a recipe may have in every format; each format adds its own. */
const recipeFields = {
  name: line,
  otherNames: fc.constant([]),
  atmosphereIds: fc.uniqueArray(idOf(ATMOSPHERES), { maxLength: 3 }),
  extra: fc
    .option(source)
    .map((text): Record<string, string> => (text === null ? {} : { source: text })),
  line: fc.constant(0),
  date,
  surfaceId: idOf(SURFACES),
  transparencyId: idOf(TRANSPARENCIES),
  description,
}

const REQUIRED = ['name', 'otherNames', 'atmosphereIds', 'components', 'extra', 'line'] as const

function withType<TRecord extends object>(
  record: TRecord,
  type: { readonly id: number; readonly fullName: string } | null,
) {
  return type === null ? record : { ...record, typeId: type.id, typeName: type.fullName }
}

/** A recipe with what every format holds. */
export const plainRecipe: fc.Arbitrary<FoundRecipe> = fc
  .tuple(
    fc.record({ ...recipeFields, components: components(false) }, { requiredKeys: [...REQUIRED] }),
    fc.option(types('recipe')),
    fc.option(cone),
  )
  .map(([recipe, type, range]) => ({ ...withType(recipe, type), ...range }))

/** A recipe with what Insight holds: more than the others in its keywords. */
export const insightRecipe: fc.Arbitrary<FoundRecipe> = fc
  .tuple(
    plainRecipe,
    fc.record(
      { specificGravity: amount, waterAmount: amount, tags, stateId: idOf(MATERIAL_STATES) },
      { requiredKeys: [] },
    ),
  )
  .map(([recipe, more]) => ({ ...recipe, ...more }))

/** A recipe with every field there is. */
export const wholeRecipe: fc.Arbitrary<FoundRecipe> = fc
  .tuple(
    fc.record(
      {
        ...recipeFields,
        id,
        parentId: id,
        parentName: line,
        otherNames: fc.array(line, { maxLength: 3 }),
        author: line,
        authorId: id,
        dateModified: date,
        stateId: idOf(MATERIAL_STATES),
        countryId: idOf(COUNTRIES),
        specificGravity: amount,
        waterAmount: amount,
        tags,
        components: components(true),
        percent,
        extra: fc
          .tuple(
            recipeFields.extra,
            fc.dictionary(
              line.map((key) => `x ${key}`),
              line,
              { maxKeys: 3 },
            ),
          )
          .map(([known, others]): Record<string, string> => ({ ...known, ...others })),
      },
      { requiredKeys: [...REQUIRED] },
    ),
    fc.option(types('recipe')),
    fc.option(cone),
    loi,
  )
  .map(([recipe, type, range, lost]) => ({
    ...withType(recipe, type),
    ...range,
    ...(recipe.percent && { loi: lost }),
  }))

/** A material or analysis with what every format of materials holds. */
export const plainMaterial: fc.Arbitrary<FoundMaterial> = fc.record(
  {
    kind: fc.constant('primitive' as const),
    name: line,
    otherNames: fc.constant([]),
    atmosphereIds: fc.constant([]),
    extra: fc.constant({}),
    line: fc.constant(0),
    date,
    description,
    percent,
    loi,
  },
  {
    requiredKeys: [
      'kind',
      'name',
      'otherNames',
      'atmosphereIds',
      'extra',
      'line',
      'percent',
      'loi',
    ],
  },
)

/** A material or analysis with every field there is. */
export const wholeMaterial: fc.Arbitrary<FoundMaterial> = fc
  .tuple(
    plainMaterial,
    fc.record(
      {
        kind: fc.constantFrom('primitive' as const, 'analysis' as const),
        otherNames: fc.array(line, { maxLength: 3 }),
        id,
        parentId: id,
        parentName: line,
        stateId: idOf(MATERIAL_STATES),
        countryId: idOf(COUNTRIES),
        tags,
        formula: line,
        unityType: fc.constantFrom(...UNITY_TYPES),
        density: amount,
        cost: amount,
      },
      { requiredKeys: ['kind', 'otherNames'] },
    ),
    fc.option(types('material')),
  )
  .map(([material, more, type]) => withType({ ...material, ...more }, type))
