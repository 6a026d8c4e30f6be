import type { SolvedRecipe } from '@glazy/solver/question'
import type { DemandTexts } from './demand-words.ts'

/** How a recipe stands out among the others: `18% cheaper`, `Without Gerstley Borate`. */
export function differenceWords(
  { difference }: Pick<SolvedRecipe, 'difference'>,
  { t, number, nameOf }: DemandTexts,
): string {
  switch (difference.kind) {
    case 'best':
      return t(`best.${difference.by}`)
    case 'cheaper':
      return t('difference.cheaper', { percent: number(difference.percent, 1) })
    case 'fewer':
      return t('difference.fewer', { count: difference.count })
    case 'without':
    case 'with':
      return t(`difference.${difference.kind}`, { name: nameOf(difference.materialId) })
    default:
      return t(`difference.${difference.kind}`)
  }
}
