import { COUNTRIES, MATERIAL_STATES } from '@glazy/ceramics/lookups'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { type ListCategory, withSearch } from '#lib/list-search.ts'
import { ChoiceList, type PanelProps } from './choice-list.tsx'
import classes from './filter-panels.module.css'
import { FLAG_FILTERS, MORE_FILTERS, type MoreFilter } from './filter-set.ts'
import { OptionLink } from './option-link.tsx'

export interface MorePanelProps extends PanelProps {
  readonly category: ListCategory
}

/** Filters that are asked for less often, in one place. */
export function MorePanel({ category, search }: MorePanelProps) {
  const { t } = useTranslation('filters')
  const offered: readonly MoreFilter[] = MORE_FILTERS[category]
  return (
    <>
      <ul className={classes.list}>
        {FLAG_FILTERS.filter((name) => offered.includes(name)).map((name) => (
          <li key={name}>
            <OptionLink
              search={withSearch(search, { [name]: search[name] ? undefined : true })}
              isCurrent={search[name] === true}
            >
              {t(`label.${name}`)}
            </OptionLink>
          </li>
        ))}
      </ul>
      <p className={classes.heading}>{t('label.state')}</p>
      <ChoiceList name="state" choices={MATERIAL_STATES} search={search} />
      <p className={classes.heading}>{t('label.country')}</p>
      <div className={classes.scroller} tabIndex={-1}>
        <ChoiceList name="country" choices={COUNTRIES_BY_NAME} search={search} />
      </div>
    </>
  )
}

const COUNTRIES_BY_NAME = COUNTRIES.toSorted((a, b) => (a.name < b.name ? -1 : 1))
