import { materialPath } from '@glazy/contract/material-path'
import { describeRecord } from '@glazy/formats/record/describe-record'
import { Link } from '@tanstack/react-router'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { isOffHundred } from '@glazy/formats/import/content'
import { type PlannedRecipe, type ShownLine, shownLines } from '@glazy/formats/import/plan'
import classes from '#features/imports/recipe-import.module.css'
import type { Review } from './use-review.ts'

export interface RecipeLinesProps {
  readonly planned: PlannedRecipe
  readonly review: Review
}

/** The lines of a recipe as they will be saved, and what else the file says of it. */
export function RecipeLines({ planned, review }: RecipeLinesProps) {
  const { t } = useTranslation('imports')
  const { recipe, own } = planned
  const { record, file } = recipe
  const lines = shownLines(planned, review.choices)
  const description = describeRecord(record)
  const isShortened = recipe.fields.description !== (description ?? '').trim()
  return (
    <div className={classes.details}>
      <p className={classes.hint}>{t('recipes.from', { file, line: record.line })}</p>
      {own && (
        <p>
          {t('recipes.alreadyOwn')}{' '}
          <Link to={materialPath({ ...own, kind: 'recipe' })} target="_blank">
            {own.name}
          </Link>
        </p>
      )}
      {lines.length > 0 && (
        <table className={classes.lines}>
          <thead>
            <tr>
              <th scope="col">{t('recipes.ingredient')}</th>
              <th scope="col" className={classes.number}>
                {t('recipes.amount')}
              </th>
              <th scope="col">{t('recipes.meaning')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, at) => (
              <Line key={at} line={line} review={review} />
            ))}
          </tbody>
        </table>
      )}
      {isOffHundred(recipe) && (
        <label className={classes.radio}>
          <input
            type="checkbox"
            checked={review.scaled.get(recipe.key) ?? review.isScaled}
            onChange={(event) => review.actions.scale(recipe.key, event.currentTarget.checked)}
          />
          {t('recipes.scale')}
        </label>
      )}
      {isShortened && <p className={classes.warning}>{t('recipes.shortened')}</p>}
      {description && <p className={classes.description}>{description}</p>}
    </div>
  )
}

interface LineProps {
  readonly line: ShownLine
  readonly review: Review
}

function Line({ line, review }: LineProps) {
  const { number } = useFormats()
  return (
    <tr data-left-out={line.saved === undefined}>
      <th scope="row">
        {line.isAdditional && '+ '}
        {line.name}
      </th>
      <td className={classes.number}>{number(line.saved ?? line.amount, 3)}</td>
      <td>
        <Meaning line={line} review={review} />
      </td>
    </tr>
  )
}

function Meaning({ line, review }: LineProps) {
  const { t } = useTranslation('imports')
  const decision = review.choices.get(line.ingredient)?.decision
  if (decision === undefined)
    return <span className={classes.warning}>{t('recipes.openLine')}</span>
  if (decision.how === 'use') return decision.name
  if (decision.how === 'leaveOut') return t('recipes.leftOutLine')
  return decision.how === 'create' ? t('recipes.newMaterial') : line.name
}
