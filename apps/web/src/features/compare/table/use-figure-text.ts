import { priceText } from '#lib/prices/price-text.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import type { FigureRow } from '#features/compare/rows/compare-rows.ts'

/** How the figures of a row are written. */
export function useFigureText(): (row: FigureRow, figure: number) => string {
  const { fixed, fineDecimals, language } = useFormats()
  return ({ isPrice }, figure) =>
    isPrice ? priceText(figure, language) : fixed(figure, fineDecimals)
}
