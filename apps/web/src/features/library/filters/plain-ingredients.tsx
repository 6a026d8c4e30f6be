import { QUERY_MAX_LENGTH } from '@glazy/contract/limits'
import { Button } from '#components/button.tsx'
import { KeptParameters } from '#components/kept-parameters.tsx'
import { LIST_PATHS } from '#lib/list-paths.ts'
import { type ListCategory, type ListSearch, withSearch } from '#lib/list-search.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './filter-panels.module.css'

export interface PlainIngredientsProps {
  readonly category: ListCategory
  readonly search: ListSearch
}

/** Materials are named in the words of the search: what a page without running scripts offers. */
export function PlainIngredients({ category, search }: PlainIngredientsProps) {
  const { t } = useTranslation('filters')
  return (
    <form action={LIST_PATHS[category]} className={classes.chemistry}>
      <p className={classes.hint}>{t('ingredients.plainHint')}</p>
      <KeptParameters search={withSearch(search, { q: undefined })} />
      <input
        name="q"
        className={classes.another}
        aria-label={t('label.ingredients')}
        maxLength={QUERY_MAX_LENGTH}
        defaultValue={search.q}
      />
      <Button type="submit" look="filled">
        {t('apply')}
      </Button>
    </form>
  )
}
