import { MATERIAL_STATES } from '@glazy/ceramics/lookups/lookups'
import { MAKEABLE } from '@glazy/contract/vocabulary'
import { countriesByName } from '#lib/texts/countries.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import { type ListCategory, withSearch } from '#lib/list-search.ts'
import { useSession } from '#lib/session/use-session.ts'
import { ChoiceList, type PanelProps } from './choice-list.tsx'
import classes from './filter-panels.module.css'
import { MAKEABLE_TEXTS } from './filter-names.ts'
import { FLAG_FILTERS, MORE_FILTERS, type MoreFilter } from './filter-set.ts'
import { EnoughFor } from './enough-for.tsx'
import { OptionLink } from './option-link.tsx'
import { TagFilter } from './tag-filter.tsx'

export interface MorePanelProps extends PanelProps {
  readonly category: ListCategory
}

/** Filters that are asked for less often, in one place. */
export function MorePanel({ category, search }: MorePanelProps) {
  const { t } = useTranslation('filters')
  useTranslation('countries')
  const names = useNames()
  const formats = useFormats()
  const { user } = useSession()
  const offered: readonly MoreFilter[] = MORE_FILTERS[category]
  const viewer = user && String(user.id)
  return (
    <>
      <ul className={classes.list}>
        {viewer !== null && (
          <>
            <li>
              <OptionLink
                search={withSearch(search, { u: search.u === viewer ? undefined : viewer })}
                isCurrent={search.u === viewer}
              >
                {t('label.own')}
              </OptionLink>
            </li>
            <li>
              <OptionLink
                search={withSearch(search, { is_private: search.is_private ? undefined : true })}
                isCurrent={search.is_private === true}
              >
                {t('label.is_private')}
              </OptionLink>
            </li>
          </>
        )}
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
      {viewer !== null && (category === 'recipes' || category === 'all') && (
        <>
          <p className={classes.heading}>{t('label.makeable')}</p>
          <ul className={classes.list}>
            {MAKEABLE.map((word) => (
              <li key={word}>
                <OptionLink
                  search={withSearch(search, {
                    makeable: search.makeable === word ? undefined : word,
                  })}
                  isCurrent={search.makeable === word}
                >
                  {t(`makeable.${MAKEABLE_TEXTS[word]}`)}
                </OptionLink>
              </li>
            ))}
          </ul>
          <EnoughFor key={search.enough_for} search={search} />
        </>
      )}
      <p className={classes.heading}>{t('label.tags')}</p>
      <TagFilter search={search} />
      <p className={classes.heading}>{t('label.state')}</p>
      <ChoiceList name="state" choices={names.entries('state', MATERIAL_STATES)} search={search} />
      <p className={classes.heading}>{t('label.country')}</p>
      <div className={classes.scroller} tabIndex={-1}>
        <ChoiceList name="country" choices={countriesByName(names, formats)} search={search} />
      </div>
    </>
  )
}
