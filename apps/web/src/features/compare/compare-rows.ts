import { costPerKilogram } from '@glazy/ceramics/batch/batch'
import { molePercent } from '@glazy/ceramics/chemistry/analysis'
import { formatConeLabel } from '@glazy/ceramics/firing/cones'
import { countryName } from '@glazy/ceramics/lookups/country-name'
import {
  ATMOSPHERES,
  findById,
  MATERIAL_STATES,
  SURFACES,
  TRANSPARENCIES,
} from '@glazy/ceramics/lookups/lookups'
import { fullName } from '@glazy/ceramics/lookups/material-types'
import { type OxideAmounts, OXIDES } from '@glazy/ceramics/chemistry/oxides'
import type { MaterialSummary } from '@glazy/contract/materials'

/** Properties that are told in words. */
export const PROPERTIES = [
  'type',
  'cone',
  'atmospheres',
  'surface',
  'transparency',
  'state',
  'country',
] as const
export type Property = (typeof PROPERTIES)[number]

/** A row of words, one for each item; empty where nothing is known. */
export interface WordRow {
  readonly property: Property
  readonly values: readonly string[]
}

/** A row of figures, one for each item; `null` where there is none. */
export interface FigureRow {
  readonly key: string
  /** An oxide or a material by its name; the name of a text where `isText`. */
  readonly label: string
  readonly isText?: boolean
  readonly values: readonly (number | null)[]
}

/** Groups of rows, in their order. */
export const SECTIONS = [
  'properties',
  'components',
  'additions',
  'cost',
  'umf',
  'ratios',
  'percent',
  'molePercent',
] as const
export type Section = (typeof SECTIONS)[number]
export type FigureSection = Exclude<Section, 'properties'>

type Item = Pick<
  MaterialSummary,
  | 'materialTypeId'
  | 'baseTypeId'
  | 'fromOrtonConeId'
  | 'toOrtonConeId'
  | 'atmospheres'
  | 'surfaceTypeId'
  | 'transparencyTypeId'
  | 'materialStateId'
  | 'countryId'
>

/** Amounts below this count as none: they would show as 0.00. */
const SHOWN_FROM = 0.005

const PROPERTY_VALUES: Readonly<Record<Property, (item: Item) => string>> = {
  type: ({ materialTypeId, baseTypeId }) => fullName(materialTypeId ?? baseTypeId ?? 0),
  cone: ({ fromOrtonConeId, toOrtonConeId }) => formatConeLabel(fromOrtonConeId, toOrtonConeId),
  atmospheres: ({ atmospheres }) =>
    atmospheres.flatMap((id) => findById(ATMOSPHERES, id)?.name ?? []).join(', '),
  surface: ({ surfaceTypeId }) => findById(SURFACES, surfaceTypeId ?? 0)?.name ?? '',
  transparency: ({ transparencyTypeId }) =>
    findById(TRANSPARENCIES, transparencyTypeId ?? 0)?.name ?? '',
  state: ({ materialStateId }) => findById(MATERIAL_STATES, materialStateId)?.name ?? '',
  country: ({ countryId }) => countryName(countryId ?? 0) ?? '',
}

/** What is known of the items in words; a property that none of them has is left out. */
export function wordRows(items: readonly Item[]): readonly WordRow[] {
  return PROPERTIES.map((property) => ({
    property,
    values: items.map(PROPERTY_VALUES[property]),
  })).filter(({ values }) => values.some((value) => value !== ''))
}

/** What a kilogram of a material costs the viewer; `null` where nobody knows. */
export type PriceOf = (material: {
  readonly id: number | null
  readonly name: string
}) => number | null

/** Recipe, chemistry and ratios of the items as rows of figures; empty sections are left out. */
export function figureSections(
  items: readonly MaterialSummary[],
  priceOf: PriceOf = () => null,
): readonly { readonly section: FigureSection; readonly rows: readonly FigureRow[] }[] {
  const sections = [
    { section: 'components', rows: componentRows(items, false) },
    { section: 'additions', rows: componentRows(items, true) },
    { section: 'cost', rows: costRows(items, priceOf) },
    { section: 'umf', rows: oxideRows(items.map((item) => item.umf?.moles ?? null)) },
    { section: 'ratios', rows: ratioRows(items) },
    { section: 'percent', rows: [...percentRows(items), ...totalRows(items)] },
    {
      section: 'molePercent',
      rows: oxideRows(
        items.map(({ analysis }) => (analysis ? molePercent(analysis.percent) : null)),
      ),
    },
  ] as const
  return sections.filter(({ rows }) => rows.length > 0)
}

/** Ingredients in the order in which the first item that has them lists them. */
function componentRows(
  items: readonly MaterialSummary[],
  isAdditional: boolean,
): readonly FigureRow[] {
  const rows = new Map<string, { label: string; values: (number | null)[] }>()
  items.forEach(({ components = [] }, index) => {
    for (const component of components) {
      if (component.isAdditional !== isAdditional) continue
      const { id, name } = component.material
      const key = id === null ? name : String(id)
      const row = rows.get(key) ?? { label: name, values: items.map(() => null) }
      // A material may stand twice in one recipe.
      row.values[index] = (row.values[index] ?? 0) + component.percentageAmount
      rows.set(key, row)
    }
  })
  return [...rows].map(([key, row]) => ({ key, ...row }))
}

/** What a kilogram of each costs; no row where that is known of none of them. */
function costRows(items: readonly MaterialSummary[], priceOf: PriceOf): readonly FigureRow[] {
  const row = textRow('costPerKilogram', items, (item) =>
    item.kind === 'recipe'
      ? costPerKilogram(
          (item.components ?? []).map(({ material, percentageAmount, isAdditional }) => ({
            amount: percentageAmount,
            isAdditional,
            pricePerKilogram: priceOf(material),
          })),
        )
      : priceOf(item),
  )
  return row.values.some((value) => value !== null) ? [row] : []
}

function oxideRows(amounts: readonly (OxideAmounts | null)[]): readonly FigureRow[] {
  return OXIDES.map((oxide) => ({
    key: oxide,
    label: oxide,
    values: amounts.map((amount) => amount?.[oxide] ?? null),
  })).filter(({ values }) => values.some((value) => Math.abs(value ?? 0) >= SHOWN_FROM))
}

function percentRows(items: readonly MaterialSummary[]): readonly FigureRow[] {
  return oxideRows(items.map(({ analysis }) => analysis?.percent ?? null))
}

function totalRows(items: readonly MaterialSummary[]): readonly FigureRow[] {
  const rows: readonly FigureRow[] = [
    textRow('loi', items, ({ analysis }) => analysis?.loi),
    textRow('total', items, ({ analysis }) => analysis?.total),
  ]
  return rows.filter(({ values }) => values.some((value) => value !== null))
}

function ratioRows(items: readonly MaterialSummary[]): readonly FigureRow[] {
  const rows: readonly FigureRow[] = [
    textRow('ratioSiAl', items, ({ umf }) => umf?.SiO2Al2O3Ratio),
    textRow('R2OTotal', items, ({ umf }) => umf?.R2OTotal),
    textRow('ROTotal', items, ({ umf }) => umf?.ROTotal),
  ]
  return rows.filter(({ values }) => values.some((value) => value !== null))
}

function textRow(
  label: string,
  items: readonly MaterialSummary[],
  read: (item: MaterialSummary) => number | null | undefined,
): FigureRow {
  return { key: label, label, isText: true, values: items.map((item) => read(item) ?? null) }
}
