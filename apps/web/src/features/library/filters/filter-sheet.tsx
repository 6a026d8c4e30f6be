import { ChevronDown, X } from 'lucide-react'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import { Button } from '#components/button.tsx'
import { Dialog } from '#components/dialog.tsx'
import { type ListCategory, type ListSearch, withSearch } from '#lib/list-search.ts'
import { useSession } from '#lib/session/use-session.ts'
import { FilterChoices } from './filter-choices.tsx'
import type { MainFilter } from './filter-set.ts'
import classes from './filter-sheet.module.css'
import { filterValue } from './filter-value.ts'
import { OptionLink } from './option-link.tsx'

export interface FilterSheetProps {
  readonly names: readonly (MainFilter | 'more')[]
  readonly category: ListCategory
  readonly search: ListSearch
  readonly total: number | undefined
  readonly onClose: () => void
}

/** All filters in a sheet from the lower edge; the list behind follows every choice. */
export default function FilterSheet({ names, category, search, total, onClose }: FilterSheetProps) {
  const { t } = useTranslation('filters')
  const texts = { t, names: useNames() }
  const { user } = useSession()
  return (
    <Dialog isOpen onClose={onClose} className={classes.sheet} aria-label={t('sheet.title')}>
      <div className={classes.content}>
        <div className={classes.header}>
          <h2>{t('sheet.title')}</h2>
          <Button look="quiet" isIcon aria-label={t('sheet.close')} onClick={onClose}>
            <X size={18} aria-hidden />
          </Button>
        </div>
        <div className={classes.filters}>
          {user && (category === 'recipes' || category === 'all') && (
            <div className={classes.first}>
              <MakeableLink search={search} onChoose={onClose} />
            </div>
          )}
          {names.map((name) => (
            <details key={name} name="filter" className={classes.filter}>
              <summary className={classes.summary}>
                <span>{t(`label.${name}`)}</span>
                <span className={classes.value}>{filterValue(texts, search, name)}</span>
                <ChevronDown size={16} aria-hidden />
              </summary>
              <FilterChoices name={name} category={category} search={search} />
            </details>
          ))}
        </div>
        <div className={classes.footer}>
          <Button look="filled" onClick={onClose}>
            {total === undefined ? t('sheet.close') : t('sheet.show', { count: total })}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

interface MakeableLinkProps {
  readonly search: ListSearch
  readonly onChoose: () => void
}

/** What a potter asks for most, before everything else; more of it is among the last filters. */
function MakeableLink({ search, onChoose }: MakeableLinkProps) {
  const { t } = useTranslation('filters')
  const isCurrent = search.makeable === 'all'
  return (
    <OptionLink
      search={withSearch(search, { makeable: isCurrent ? undefined : 'all' })}
      isCurrent={isCurrent}
      onChoose={onChoose}
    >
      {t('chip.makeable.all')}
    </OptionLink>
  )
}
