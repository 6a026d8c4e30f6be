import {
  DEFAULT_PERCENT_TOLERANCE,
  type SolveAnswer,
  type SolvedRecipe,
} from '@glazy/solver/question'
import type { ReactNode } from 'react'
import type { Sums, Wishes } from '#lib/solve-search.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import type { Help } from '#features/solve/use-help.ts'
import type { KnownMaterial } from '#features/solve/question/solve-question.ts'
import classes from './answer.module.css'
import type { DemandTexts } from './demand-words.ts'
import { Ranges } from './ranges.tsx'
import { RecipeAnswer } from './recipe-answer.tsx'
import { WhyNot } from './why-not.tsx'

export interface AnswerProps {
  readonly answer: SolveAnswer
  readonly wishes: Wishes
  readonly sums: Sums
  /** Whether they are percents of an analysis. */
  readonly isPercent: boolean
  readonly known: ReadonlyMap<number, KnownMaterial>
  /** Moles by which figures may be off. */
  readonly tolerance: number
  readonly help: Help | undefined
  readonly onAdd: (id: number) => void
  readonly onUse: (recipe: SolvedRecipe) => void
  /** What else can be done with a recipe. */
  readonly actions?: (recipe: SolvedRecipe) => ReactNode
}

/** The recipes that there are, or why there is none and what comes closest. */
export function Answer(props: AnswerProps) {
  const { answer, wishes, sums, isPercent, known, tolerance, help, onAdd, onUse, actions } = props
  const { t } = useTranslation('solve')
  const { t: tChart } = useTranslation('chart')
  const { number } = useFormats()
  const names = useNames()
  const nameOf = (id: number | string) => {
    const material = known.get(Number(id))
    return material ? names.shown({ name: material.name }) : String(id)
  }
  const texts: DemandTexts = { t, number, nameOf, regionOf: (id) => tChart(`region.${id}`) }
  const { recipes, nearest, isWithinTolerance, isUnproven, hazardous = [] } = answer
  const shown = answer.status === 'solved' ? recipes : nearest ? [nearest] : []
  return (
    <>
      {answer.status === 'impossible' && (
        <WhyNot answer={answer} texts={texts} help={help} onAdd={onAdd} />
      )}
      {hazardous.length > 0 && (
        <p className={classes.facts}>
          {t('limits.hazardous', {
            names: names.list(hazardous.map(({ materialId }) => nameOf(materialId))),
          })}
        </p>
      )}
      {isWithinTolerance && (
        <p className={classes.facts}>
          {isPercent
            ? t('answer.withinPercent', { figure: number(DEFAULT_PERCENT_TOLERANCE, 3) })
            : t('answer.within', { figure: number(tolerance, 3) })}
        </p>
      )}
      {isUnproven && <p className={classes.facts}>{t('answer.unproven')}</p>}
      <div className={classes.recipes}>
        {shown.map((recipe, at) => (
          <RecipeAnswer
            key={at}
            recipe={recipe}
            wishes={wishes}
            sums={sums}
            isPercent={isPercent}
            texts={texts}
            onUse={onUse}
          >
            {actions?.(recipe)}
          </RecipeAnswer>
        ))}
      </div>
      <Ranges answer={answer} texts={texts} />
    </>
  )
}
