import { Formula } from '#components/formula.tsx'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import { type CompareRow, isWordRow } from '#features/compare/rows/compare-rows.ts'

const TEXT_LABELS = {
  costPerKilogram: 'property.costPerKilogram',
  ratioSiAl: 'property.ratioSiAl',
  R2OTotal: 'property.totalR2O',
  ROTotal: 'property.totalRO',
  loi: 'property.loi',
  total: 'property.total',
} as const

/** What rows are called. */
export function useRowLabel(): (row: CompareRow) => string {
  const { t } = useTranslation('compare')
  const names = useNames()
  return (row) => {
    if (isWordRow(row)) return t(`property.${row.key}`)
    if (row.isText) return t(TEXT_LABELS[row.label as keyof typeof TEXT_LABELS])
    return row.key === row.label ? row.label : names.shown({ name: row.label })
  }
}

/** What a row is called, an oxide as chemists write it. */
export function RowLabel({ row }: { readonly row: CompareRow }) {
  const label = useRowLabel()(row)
  const isOxide = !isWordRow(row) && !row.isText && row.key === row.label
  // Names of materials hold no formulas that their figures would give away.
  return isOxide && /^[A-Z][A-Za-z]?\d?[A-Za-z\d]*O\d*$|^F$/.test(label) ? (
    <Formula>{label}</Formula>
  ) : (
    label
  )
}
