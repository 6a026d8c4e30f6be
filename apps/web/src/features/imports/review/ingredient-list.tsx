import { useId, useState } from 'react'
import { Button } from '#components/button.tsx'
import { SelectField } from '#components/select-field.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { mayCreate } from '@glazy/formats/import/choices'
import { IngredientRow } from './ingredient-row.tsx'
import { Pager } from '#features/imports/pager/pager.tsx'
import classes from '#features/imports/recipe-import.module.css'
import { usePages } from '#features/imports/pager/use-pages.ts'
import type { Matches } from '#features/imports/source/use-reading.ts'
import type { NameReview } from './use-choices.ts'

const PAGE = 25

/** What is shown: names that want a decision, or all. */
export type IngredientFilter = 'needing' | 'all'

export interface IngredientListProps {
  readonly review: NameReview
  readonly matches: Matches
  /** Whether a name may become a material of its own; else only materials of the library do. */
  readonly offersNew?: boolean
}

/**
 * Every name of the files once. The rows of a filter stay while they are worked through, so that
 * nothing jumps below the fingers; choosing the filter again takes away what is done.
 */
export function IngredientList({ review, matches, offersNew = true }: IngredientListProps) {
  const { t } = useTranslation('imports')
  const { ingredients, open, proposed, choices, actions } = review
  const [filter, setFilter] = useState<IngredientFilter>('needing')
  const [worked, setWorked] = useState(() => [...open, ...proposed].map(({ key }) => key))
  const byKey = new Map(ingredients.map((ingredient) => [ingredient.key, ingredient]))
  const needing = [...open, ...proposed]
  const listed =
    filter === 'all'
      ? ingredients
      : [...new Set([...worked, ...open.map(({ key }) => key)])].flatMap(
          (key) => byKey.get(key) ?? [],
        )
  const { shown, page, pages, setPage } = usePages(listed, PAGE)
  const heading = useId()

  function show(next: IngredientFilter) {
    setFilter(next)
    setWorked(needing.map(({ key }) => key))
    setPage(0)
  }

  return (
    <section className={classes.part} aria-labelledby={heading}>
      <h2 id={heading} className={classes.heading}>
        {t(offersNew ? 'ingredients.title' : 'ingredients.titleKnown')}
      </h2>
      <p className={classes.hint}>{t(offersNew ? 'ingredients.text' : 'ingredients.textKnown')}</p>
      <div className={classes.tools}>
        <SelectField
          label={t('ingredients.filter')}
          isLabelHidden
          value={filter}
          onChange={(value) => show(value === 'all' ? 'all' : 'needing')}
          options={[
            {
              value: 'needing',
              label: t('ingredients.needing', { count: needing.length }),
            },
            { value: 'all', label: t('ingredients.all', { count: ingredients.length }) },
          ]}
        />
        <DecideAtOnce review={review} offersNew={offersNew} />
      </div>
      {listed.length === 0 && <p className={classes.hint}>{t('ingredients.nothingNeeds')}</p>}
      <ul className={classes.ingredients}>
        {shown.map((ingredient) => (
          <IngredientRow
            key={ingredient.key}
            ingredient={ingredient}
            matches={matches.get(ingredient.key) ?? []}
            choice={choices.get(ingredient.key)}
            offersNew={offersNew}
            onDecide={(decision) => actions.decide(ingredient.key, decision)}
          />
        ))}
      </ul>
      <Pager what={t('ingredients.title')} page={page} pages={pages} onChange={setPage} />
    </section>
  )
}

/** Decides about many names with one press. */
function DecideAtOnce({ review, offersNew }: Pick<IngredientListProps, 'review' | 'offersNew'>) {
  const { t } = useTranslation('imports')
  const { open, proposed, actions } = review
  const creatable = offersNew ? open.filter(mayCreate) : []
  const keysOf = (ingredients: typeof open) => ingredients.map(({ key }) => key)
  return (
    <>
      {proposed.length > 0 && (
        <Button onClick={actions.acceptAll}>
          {t('ingredients.acceptAll', { count: proposed.length })}
        </Button>
      )}
      {creatable.length > 0 && (
        <Button onClick={() => actions.decideOpen('create', keysOf(creatable))}>
          {t('ingredients.createOpen', { count: creatable.length })}
        </Button>
      )}
      {open.length > 0 && (
        <Button onClick={() => actions.decideOpen('leaveOut', keysOf(open))}>
          {t('ingredients.leaveOutOpen', { count: open.length })}
        </Button>
      )}
    </>
  )
}
