import { formatConeRange } from '@glazy/ceramics/firing/cones'
import { LateDetails } from '#components/late-details.tsx'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { isOffHundred, oddAmount } from '@glazy/formats/import/content'
import { isSkippedByChoice, type PlannedRecipe } from '@glazy/formats/import/plan'
import { RecipeLines } from './recipe-lines.tsx'
import classes from '#features/imports/recipe-import.module.css'
import type { Review } from './use-review.ts'

export interface RecipeRowProps {
  readonly planned: PlannedRecipe
  readonly review: Review
}

/** A recipe of the files: whether it is needed, and all that was understood of it. */
export function RecipeRow({ planned, review }: RecipeRowProps) {
  const { t } = useTranslation('imports')
  const { number } = useFormats()
  const { recipe, skip, open, lines } = planned
  const { record, name } = recipe
  const cone = formatConeRange(record.fromConeId, record.toConeId)
  const odd = oddAmount(recipe)
  const mayChoose = skip === undefined || isSkippedByChoice(skip)
  return (
    <li className={classes.recipe} data-skipped={skip !== undefined}>
      <input
        type="checkbox"
        className={classes.check}
        aria-label={t('recipes.import', { name })}
        checked={skip === undefined}
        disabled={!mayChoose}
        onChange={(event) => review.actions.want(recipe.key, event.currentTarget.checked)}
      />
      <LateDetails
        summary={
          <summary className={classes.summary}>
            <span className={classes.name}>{name}</span>
            {cone && <span className={classes.fact}>{t('recipes.cone', { cone })}</span>}
            <span className={classes.fact}>{t('recipes.line', { count: lines.length })}</span>
            {isOffHundred(recipe) && (
              <span className={classes.fact} data-warning>
                {t('recipes.total', { total: number(recipe.baseTotal, 2) })}
              </span>
            )}
            {odd !== undefined && (
              <span className={classes.fact} data-warning>
                {t('recipes.odd', { amount: number(odd, 2) })}
              </span>
            )}
            {skip === undefined && open > 0 && (
              <span className={classes.fact} data-warning>
                {t('recipes.needs', { count: open })}
              </span>
            )}
            {skip && (
              <span className={classes.fact} data-skip>
                {t(`skip.${skip}`)}
              </span>
            )}
          </summary>
        }
      >
        <RecipeLines planned={planned} review={review} />
      </LateDetails>
    </li>
  )
}
