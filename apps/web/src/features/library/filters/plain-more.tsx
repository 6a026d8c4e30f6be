import { MATERIAL_STATES } from '@glazy/ceramics/lookups/lookups'
import { Button } from '#components/button.tsx'
import { KeptParameters } from '#components/kept-parameters.tsx'
import { LIST_PATHS } from '#lib/list-paths.ts'
import { type ListCategory, type ListSearch, withSearch } from '#lib/list-search.ts'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import classes from './filter-panels.module.css'
import { FLAG_FILTERS, MORE_FILTERS, type MoreFilter } from './filter-set.ts'

export interface PlainMoreProps {
  readonly category: ListCategory
  readonly search: ListSearch
}

/** Countries are left to pages with scripts: their list would be longer than the rest of the page. */
const OFFERED = [...FLAG_FILTERS, 'tags', 'state'] as const

/** The further filters as an ordinary form: what a page without running scripts offers. */
export function PlainMore({ category, search }: PlainMoreProps) {
  const { t } = useTranslation('filters')
  const names = useNames()
  const offered: readonly MoreFilter[] = MORE_FILTERS[category]
  const others = withSearch(search, Object.fromEntries(OFFERED.map((key) => [key, undefined])))
  return (
    <form action={LIST_PATHS[category]} className={classes.chemistry}>
      <KeptParameters search={others} />
      {FLAG_FILTERS.filter((name) => offered.includes(name)).map((name) => (
        <label key={name} className={classes.plainFlag}>
          <input type="checkbox" name={name} value="1" defaultChecked={search[name] === true} />
          {t(`label.${name}`)}
        </label>
      ))}
      <label className={classes.plainFlag}>
        {t('label.tags')}
        <input
          name="tags"
          className={classes.another}
          // eslint-disable-next-line no-restricted-syntax -- The field takes this comma in every language.
          defaultValue={(search.tags ?? []).join(', ')}
          placeholder={t('tags.example')}
        />
      </label>
      <label className={classes.plainFlag}>
        {t('label.state')}
        <select name="state" className={classes.another} defaultValue={String(search.state ?? '')}>
          <option value="">{t('any')}</option>
          {names.entries('state', MATERIAL_STATES).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" look="filled">
        {t('apply')}
      </Button>
    </form>
  )
}
