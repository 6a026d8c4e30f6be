import { textFilter } from '@glazy/contract/reading/text-words'
import { useId, useState } from 'react'
import { SelectField } from '#components/select-field.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { isOffHundred, oddAmount } from '@glazy/formats/import/content'
import type { PlannedRecipe } from '@glazy/formats/import/plan'
import { Pager } from '#features/imports/pager/pager.tsx'
import classes from '#features/imports/recipe-import.module.css'
import { RecipeRow } from './recipe-row.tsx'
import { usePages } from '#features/imports/pager/use-pages.ts'
import type { Review } from './use-review.ts'

const PAGE = 50

const FILTERS = {
  all: () => true,
  going: ({ skip }) => skip === undefined,
  needing: ({ skip, open }) => skip === undefined && open > 0,
  off: ({ skip, recipe }) => skip === undefined && isOffHundred(recipe),
  odd: ({ skip, recipe }) => skip === undefined && oddAmount(recipe) !== undefined,
  leftOut: ({ skip }) => skip !== undefined,
} as const satisfies Record<string, (planned: PlannedRecipe) => boolean>
type Filter = keyof typeof FILTERS
const FILTER_NAMES = Object.keys(FILTERS) as readonly Filter[]

/** Every recipe of the files, with what becomes of it. */
export function RecipeList({ review }: { readonly review: Review }) {
  const { t } = useTranslation('imports')
  const [filter, setFilter] = useState<Filter>('all')
  const [text, setText] = useState('')
  const heading = useId()
  const fits = textFilter(text)
  const fitting = review.planned.filter(
    (planned) => FILTERS[filter](planned) && fits(planned.recipe.name),
  )
  const { shown, page, pages, setPage } = usePages(fitting, PAGE)
  return (
    <section className={classes.part} aria-labelledby={heading}>
      <h2 id={heading} className={classes.heading}>
        {t('recipes.title')}
      </h2>
      <div className={classes.tools}>
        <SelectField
          label={t('recipes.filter')}
          isLabelHidden
          value={filter}
          onChange={(value) => {
            setFilter(FILTER_NAMES.find((name) => name === value) ?? 'all')
            setPage(0)
          }}
          options={FILTER_NAMES.map((name) => ({
            value: name,
            label: t(`recipes.filters.${name}`, {
              count: review.planned.filter(FILTERS[name]).length,
            }),
          }))}
        />
        <input
          type="search"
          className={classes.input}
          aria-label={t('recipes.search')}
          placeholder={t('recipes.search')}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setPage(0)
          }}
        />
      </div>
      {shown.length === 0 && <p className={classes.hint}>{t('recipes.empty')}</p>}
      <ul className={classes.recipes}>
        {shown.map((planned) => (
          <RecipeRow key={planned.recipe.key} planned={planned} review={review} />
        ))}
      </ul>
      <Pager what={t('recipes.title')} page={page} pages={pages} onChange={setPage} />
    </section>
  )
}
