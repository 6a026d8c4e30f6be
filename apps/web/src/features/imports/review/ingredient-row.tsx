import type { NameMatch } from '@glazy/contract/imports'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#components/button.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { type Choice, type Decision, scoreOf, toMaterial } from '@glazy/formats/import/choices'
import { FindMaterial } from './find-material.tsx'
import type { ImportIngredient } from '@glazy/formats/import/content'
import { MeaningSelect } from './meaning-select.tsx'
import classes from '#features/imports/recipe-import.module.css'

export interface IngredientRowProps {
  readonly ingredient: ImportIngredient
  readonly matches: readonly NameMatch[]
  /** Undefined while nobody has decided. */
  readonly choice: Choice | undefined
  readonly onDecide: (decision: Decision) => void
  readonly offersNew: boolean
}

/** A name of the files, and what it becomes. */
export function IngredientRow(props: IngredientRowProps) {
  const { ingredient, matches, choice, onDecide, offersNew } = props
  const { t } = useTranslation('imports')
  const [isFinding, setFinding] = useState(false)
  const { name, uses } = ingredient
  const score = scoreOf(choice, matches)
  const status =
    choice === undefined ? 'open' : choice.isProposed ? 'proposed' : choice.decision.how

  return (
    <li className={classes.ingredient} data-status={status}>
      <div className={classes.ingredientName}>
        <span className={classes.name}>{name}</span>
        <span className={classes.uses}>{t('ingredients.uses', { count: uses })}</span>
      </div>
      <span className={classes.status}>
        {t(`ingredients.status.${status}`)}
        {status === 'proposed' && score !== undefined && (
          <> · {t('ingredients.status.alike', { percent: Math.round(100 * score) })}</>
        )}
      </span>
      {isFinding ? (
        <FindMaterial
          name={name}
          onChoose={(material) => {
            onDecide(toMaterial(material))
            setFinding(false)
          }}
          onCancel={() => setFinding(false)}
        />
      ) : (
        <div className={classes.meaning}>
          <MeaningSelect
            ingredient={ingredient}
            matches={matches}
            decision={choice?.decision}
            onDecide={onDecide}
            offersNew={offersNew}
            onFind={() => setFinding(true)}
          />
          {choice?.isProposed && (
            <Button
              aria-label={t('decision.acceptOf', { name })}
              onClick={() => onDecide(choice.decision)}
            >
              <Check size={16} aria-hidden />
              {t('decision.accept')}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
