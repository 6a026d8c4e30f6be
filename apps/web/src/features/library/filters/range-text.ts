import type { FigureRange } from '@glazy/contract/ranges'
import type { Translate } from '@glazy/locales/translate'
import { figureText } from '#lib/figure-text.ts'

/** A range in words, such as `SiO₂ 2.5–4` or `B₂O₃ at most 0.3`. */
export function rangeText(t: Translate<'filters'>, { axis, min, max }: FigureRange): string {
  const figure = figureText(axis)
  if (min === undefined) return t('chemistry.atMost', { figure, max })
  if (max === undefined) return t('chemistry.atLeast', { figure, min })
  return t('chemistry.between', { figure, min, max })
}
