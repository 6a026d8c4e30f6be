import { QUICK_SEARCH_MIN_LENGTH } from '@glazy/contract/limits'
import type { MaterialSummary } from '@glazy/contract/materials'
import { Search } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { Tabs } from '#components/tabs.tsx'
import { useSession } from '#lib/session/use-session.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { TypedReading } from '#features/library/reading/typed-reading.tsx'
import { RecentList } from './recent-list.tsx'
import { ResultList } from './result-list.tsx'
import {
  type Found,
  QUICK_SEARCH_TABS,
  type QuickSearch,
  useQuickSearch,
} from './use-quick-search.ts'
import classes from './quick-search.module.css'

export interface QuickSearchPanelProps {
  /** Words that were searched for before, the last first. */
  readonly recent: readonly string[]
  readonly onForget: () => void
  readonly onOpen: (found: Found, keywords: string) => void
  /** Leaves for the list of everything that is found; `isOwn` for the viewer's own items alone. */
  readonly onShowAll: (tab: 'recipes' | 'logs', keywords: string, isOwn: boolean) => void
  readonly picture: (material: MaterialSummary) => ReactNode
}

/** Search from anywhere: type, move with the arrows, open with Enter. */
export function QuickSearchPanel(props: QuickSearchPanelProps) {
  const { recent, onForget, onOpen, onShowAll, picture } = props
  const { t } = useTranslation('quickSearch')
  const { number } = useFormats()
  const listId = useId()
  const search = useQuickSearch()
  const { tab, keywords, typed, results, active, isOwn, isLongEnough } = search
  const optionId = (index: number) => `${listId}-${index}`
  // Members have no list of their own that could hold them all.
  const showAll =
    tab === 'users' || typed === undefined ? undefined : () => onShowAll(tab, typed, isOwn)

  function enter() {
    const found = results[active]
    if (found) onOpen(found, keywords)
    else showAll?.()
  }

  return (
    <div className={classes.panel}>
      <div className={classes.field}>
        <Search size={20} aria-hidden />
        <SearchField search={search} listId={listId} optionId={optionId} onEnter={enter} />
      </div>
      <Tabs
        label={t('tabs.label')}
        tabs={QUICK_SEARCH_TABS.map((id) => ({ id, label: t(`tabs.${id}`) }))}
        active={tab}
        onChange={search.show}
      >
        <div className={classes.body}>
          {tab !== 'users' && <OwnToggle search={search} />}
          {tab === 'recipes' && isLongEnough && (
            <div className={classes.reading}>
              <TypedReading text={search.text} onChange={search.type} />
            </div>
          )}
          {isLongEnough && (
            <ResultList
              key={tab}
              search={search}
              listId={listId}
              optionId={optionId}
              onOpen={(found) => onOpen(found, keywords)}
              onShowAll={showAll}
              picture={picture}
            />
          )}
          {!isLongEnough && (
            <p className={classes.hint}>
              {t('hint', { least: number(QUICK_SEARCH_MIN_LENGTH) })}{' '}
              <span className={classes.keys}>{t('keys')}</span>
            </p>
          )}
          {tab === 'recipes' && !isLongEnough && (
            <RecentList searches={recent} onChoose={search.type} onForget={onForget} />
          )}
        </div>
      </Tabs>
    </div>
  )
}

interface SearchFieldProps {
  readonly search: QuickSearch
  readonly listId: string
  readonly optionId: (index: number) => string
  readonly onEnter: () => void
}

/** Where words are typed; arrows reach what is found for them. */
function SearchField({ search, listId, optionId, onEnter }: SearchFieldProps) {
  const { t } = useTranslation('quickSearch')
  const { tab, results, active } = search

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      search.move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter') {
      onEnter()
    }
  }

  return (
    <input
      data-autofocus
      className={classes.input}
      type="search"
      role="combobox"
      aria-expanded={results.length > 0}
      aria-controls={listId}
      aria-activedescendant={active >= 0 ? optionId(active) : undefined}
      aria-autocomplete="list"
      aria-label={t('field')}
      placeholder={t(`placeholders.${tab}`)}
      autoComplete="off"
      enterKeyHint="search"
      value={search.text}
      onChange={(event) => search.type(event.currentTarget.value)}
      onKeyDown={onKeyDown}
    />
  )
}

/** Limits the search to what belongs to the visitor, who has to be logged in for that. */
function OwnToggle({ search }: { readonly search: QuickSearch }) {
  const { t } = useTranslation('quickSearch')
  const { user } = useSession()
  if (!user) return null
  return (
    <label className={classes.own}>
      <input
        type="checkbox"
        checked={search.isOwn}
        onChange={(event) => search.limitToOwn(event.currentTarget.checked)}
      />
      {t('own')}
    </label>
  )
}
