import { costPerKilogram } from '@glazy/ceramics/batch/batch'
import { molePercent } from '@glazy/ceramics/chemistry/analysis'
import { formatConeLabel } from '@glazy/ceramics/firing/cones'
import { type OxideAmounts, OXIDES } from '@glazy/ceramics/chemistry/oxides'
import type { MaterialSummary } from '@glazy/contract/materials'
import type { Names } from '#lib/texts/names.ts'
import { typePath } from '#lib/texts/type-path.ts'
import { ingredientRows } from './ingredient-rows.ts'

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
  readonly key: Property
  readonly values: readonly string[]
}

/** A row of figures, one for each item; `null` where there is none. */
export interface FigureRow {
  readonly key: string
  /** An oxide or a material by its name; the name of a text where `isText`. */
  readonly label: string
  readonly isText?: boolean
  /** Whether the figures are prices. */
  readonly isPrice?: boolean
  readonly values: readonly (number | null)[]
  /** What the figure of each item is of, where that is not what the row is called. */
  readonly kinds?: readonly string[]
}

export type CompareRow = WordRow | FigureRow

export function isWordRow(row: CompareRow): row is WordRow {
  return !('label' in row)
}

/** Groups of rows, in their order. */
export const SECTIONS = [
  'properties',
  'umf',
  'ratios',
  'components',
  'additions',
  'cost',
  'percent',
  'molePercent',
] as const
export type Section = (typeof SECTIONS)[number]

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

const PROPERTY_VALUES: Readonly<Record<Property, (item: Item, names: Names) => string>> = {
  type: ({ materialTypeId, baseTypeId }, names) => typePath(names, materialTypeId ?? baseTypeId),
  cone: ({ fromOrtonConeId, toOrtonConeId }) => formatConeLabel(fromOrtonConeId, toOrtonConeId),
  atmospheres: ({ atmospheres }, names) => names.atmospheres(atmospheres),
  surface: ({ surfaceTypeId }, names) => names.of('surface', surfaceTypeId) ?? '',
  transparency: ({ transparencyTypeId }, names) =>
    names.of('transparency', transparencyTypeId) ?? '',
  state: ({ materialStateId }, names) => names.of('state', materialStateId) ?? '',
  country: ({ countryId }, names) => names.country(countryId) ?? '',
}

/** Rows that belong together. */
export interface ComparedSection {
  readonly section: Section
  readonly rows: readonly CompareRow[]
}

/** What a kilogram of a material costs the viewer; `null` where nobody knows. */
export type PriceOf = (material: {
  readonly id: number | null
  readonly name: string
}) => number | null

export interface ComparedOptions {
  /** Amounts of ingredients as they are written, not as percent of the base. */
  readonly isWritten?: boolean
  readonly priceOf?: PriceOf
}

/** Everything that can be compared of the items; sections without a row are left out. */
export function comparedSections(
  items: readonly MaterialSummary[],
  names: Names,
  { isWritten = false, priceOf = () => null }: ComparedOptions = {},
): readonly ComparedSection[] {
  const sections: readonly ComparedSection[] = [
    { section: 'properties', rows: wordRows(items, names) },
    { section: 'umf', rows: oxideRows(items.map((item) => item.umf?.moles ?? null)) },
    { section: 'ratios', rows: ratioRows(items) },
    { section: 'components', rows: ingredientRows(items, { isAdditional: false, isWritten }) },
    { section: 'additions', rows: ingredientRows(items, { isAdditional: true, isWritten }) },
    { section: 'cost', rows: costRows(items, priceOf) },
    { section: 'percent', rows: [...percentRows(items), ...totalRows(items)] },
    {
      section: 'molePercent',
      rows: oxideRows(
        items.map(({ analysis }) => (analysis ? molePercent(analysis.percent) : null)),
      ),
    },
  ]
  return sections.filter(({ rows }) => rows.length > 0)
}

/** What is known of the items in words; a property that none of them has is left out. */
function wordRows(items: readonly Item[], names: Names): readonly WordRow[] {
  return PROPERTIES.map((key) => ({
    key,
    values: items.map((item) => PROPERTY_VALUES[key](item, names)),
  })).filter(({ values }) => values.some((value) => value !== ''))
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
  return row.values.some((value) => value !== null) ? [{ ...row, isPrice: true }] : []
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
