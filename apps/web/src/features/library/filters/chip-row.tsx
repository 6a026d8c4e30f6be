import type { SearchReading } from '@glazy/contract/search'
import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import chip from '#components/chip.module.css'
import { EXACT } from '#lib/exact.ts'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import type { ListSearch } from '#lib/list-search.ts'
import classes from './chip-row.module.css'
import { filterChips, withoutFilters } from './filter-chips.ts'
import { useKnownNames } from './use-known-names.ts'

export interface ChipRowProps {
  readonly search: ListSearch
  /** Whose items the list holds, where it is one person's. */
  readonly owner?: string | undefined
  /** How the words were understood, once the list is there. */
  readonly reading?: SearchReading | undefined
}

/** What the list is limited to; every chip is a link to the list without it. */
export function ChipRow({ search, owner, reading }: ChipRowProps) {
  const { t } = useTranslation('filters')
  const { t: tCommon } = useTranslation('common')
  const texts = { t, names: useNames() }
  const chips = filterChips(texts, search, useKnownNames(search, owner), reading)
  if (chips.length === 0) return null
  return (
    <ul className={chip.chips} aria-label={t('chips')}>
      {chips.map(({ key, label, without }) => (
        <li key={key}>
          <Link
            to="."
            search={without}
            className={chip.chip}
            resetScroll={false}
            preload={false}
            activeOptions={EXACT}
            aria-label={tCommon('chip.remove', { label })}
          >
            {key === 'color' && (
              <span className={classes.swatch} style={{ background: `#${search.color}` }} />
            )}
            {label}
            <X size={14} aria-hidden />
          </Link>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Link
            to="."
            search={withoutFilters(search)}
            className={classes.clear}
            resetScroll={false}
            preload={false}
            activeOptions={EXACT}
          >
            {t('clearAll')}
          </Link>
        </li>
      )}
    </ul>
  )
}
