import type { Analysis } from '@glazy/ceramics/chemistry/analysis'
import type { BatchPlan } from '@glazy/contract/batches'
import type { MaterialDetail } from '@glazy/contract/materials'
import { isKnown } from '#features/materials/read/summary.presenter.ts'
import type { BatchContent } from './batch-content.ts'
import { weighOut } from './weigh-out.ts'

/**
 * What a batch keeps of its recipe, as both are when it is planned.
 *
 * @param analyses of the ingredients, by id
 * @throws AppError `request.invalid` for what has no base
 */
export function frozenContent(
  recipe: MaterialDetail,
  plan: BatchPlan,
  analyses: ReadonlyMap<number, Analysis>,
): BatchContent {
  const parts = recipe.components.map(({ percentageAmount, isAdditional }) => ({
    amount: percentageAmount,
    isAdditional,
  }))
  const weights = weighOut(parts, plan.grams)
  return {
    size: plan.grams,
    unit: plan.unit,
    specificGravity: plan.specificGravity ?? null,
    place: plan.place ?? null,
    fired: {
      fromOrtonConeId: recipe.fromOrtonConeId,
      toOrtonConeId: recipe.toOrtonConeId,
      atmospheres: recipe.atmospheres,
    },
    lines: recipe.components.map(({ material, percentageAmount, isAdditional }, place) => ({
      materialId: material.id,
      name: material.name,
      chosen: null,
      parts: percentageAmount,
      isAdditional,
      planned: weights[place] ?? '0',
      weighed: null,
      cost: null,
      analysis: analysisOf(analyses.get(material.id ?? 0)),
      mixed: null,
    })),
  }
}

function analysisOf(row: Analysis | undefined): BatchContent['lines'][number]['analysis'] {
  return row && isKnown(row) ? { percent: row.percent, loi: row.loi } : null
}
