import { Bookmark, Trash2 } from 'lucide-react'
import { Link } from '@tanstack/react-router'
import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { Button } from '#components/button.tsx'
import { PopoverMenu } from '#components/popover-menu.tsx'
import { useBrowserStore } from '#lib/browser-store.ts'
import { LIST_PATHS } from '#lib/list-paths.ts'
import { notify } from '#lib/notify.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { searchFromStored } from './fingerprint.ts'
import {
  deleteSavedSearch,
  type PastSearch,
  type SavedSearch,
  savedSearches,
  searchHistory,
} from './saved-searches.ts'
import classes from './saved-searches-menu.module.css'
import { type CurrentSearch, isSearch } from './use-current-search.ts'

const SaveSearchDialog = lazy(() => import('./save-search-dialog.tsx'))

/** Earlier searches that are offered again. */
const HISTORY_SHOWN = 8

export interface SavedSearchesMenuProps {
  readonly current: CurrentSearch
  /** Words and filters of the list in view, for the name of the search. */
  readonly suggestedName: string
  /** Names a search by its words and filters. */
  readonly describe: (search: PastSearch) => string
}

/** Searches kept in this browser: to open, to delete, and to add the one in view. */
export function SavedSearchesMenu({ current, suggestedName, describe }: SavedSearchesMenuProps) {
  const { t } = useTranslation('search')
  const saved = useBrowserStore(savedSearches)
  const history = useBrowserStore(searchHistory)
  const [isSaving, setSaving] = useState(false)
  const known = saved.find(({ fingerprint }) => fingerprint === current.fingerprint)

  function remove(search: SavedSearch) {
    const before = savedSearches.get()
    deleteSavedSearch(search.id)
    notify('info', t('saved.deleted', { name: search.name }), {
      label: t('saved.undo'),
      run: () => savedSearches.set(before),
    })
  }

  return (
    <>
      <PopoverMenu
        label={t('saved.button')}
        look="plain"
        isIcon
        button={<Bookmark size={18} aria-hidden {...(known && { fill: 'currentcolor' })} />}
      >
        <div className={classes.panel}>
          {isSearch(current) && (
            <div className={classes.save}>
              {known ? (
                <p className={classes.note}>{t('saved.known', { name: known.name })}</p>
              ) : (
                <Button
                  look="filled"
                  onClick={(event) => {
                    closePanel(event)
                    setSaving(true)
                  }}
                >
                  {t('saved.save')}
                </Button>
              )}
            </div>
          )}
          <h2 className={classes.heading}>{t('saved.title')}</h2>
          {saved.length === 0 && <p className={classes.note}>{t('saved.empty')}</p>}
          <ul className={classes.list}>
            {saved.map((search) => (
              <li key={search.id} className={classes.entry}>
                <SearchLink search={search} name={search.name} description={search.description} />
                <button
                  type="button"
                  className={classes.delete}
                  aria-label={t('saved.delete', { name: search.name })}
                  onClick={() => remove(search)}
                >
                  <Trash2 size={16} aria-hidden />
                </button>
              </li>
            ))}
          </ul>
          {history.length > 0 && (
            <>
              <div className={classes.headingRow}>
                <h2 className={classes.heading}>{t('saved.historyTitle')}</h2>
                <button
                  type="button"
                  className={classes.forget}
                  onClick={() => searchHistory.set([])}
                >
                  {t('saved.historyClear')}
                </button>
              </div>
              <ul className={classes.list}>
                {history.slice(0, HISTORY_SHOWN).map((search) => (
                  <li key={search.fingerprint} className={classes.entry}>
                    <SearchLink search={search} name={describe(search)} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </PopoverMenu>
      {isSaving && (
        <Suspense>
          <SaveSearchDialog
            current={current}
            suggestedName={suggestedName}
            onClose={() => setSaving(false)}
          />
        </Suspense>
      )}
    </>
  )
}

interface SearchLinkProps {
  readonly search: PastSearch
  readonly name: string
  readonly description?: string
}

function SearchLink({ search, name, description }: SearchLinkProps) {
  const { t } = useTranslation('search')
  const { number } = useFormats()
  const { searchType, query, filters, resultCount } = search
  return (
    <Link
      to={LIST_PATHS[searchType]}
      search={searchFromStored(query, filters)}
      className={classes.link}
      activeOptions={EXACT}
      preload={false}
      onClick={closePanel}
    >
      <span className={classes.name}>{name}</span>
      {description && <span className={classes.description}>{description}</span>}
      <span className={classes.count}>
        {t('saved.results', { count: resultCount, total: number(resultCount) })}
      </span>
    </Link>
  )
}

/** Otherwise the router marks every list that says less as the current page. */
const EXACT = { exact: true }

function closePanel(event: MouseEvent<HTMLElement>) {
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
}
