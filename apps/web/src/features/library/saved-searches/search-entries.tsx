import { Link } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { EXACT } from '#lib/exact.ts'
import { useBrowserStore } from '#lib/browser-store.ts'
import { LIST_PATHS } from '#lib/list-paths.ts'
import { notify } from '#lib/notify.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { searchFromStored } from './fingerprint.ts'
import {
  deleteSavedSearch,
  type PastSearch,
  type SavedSearch,
  savedSearches,
  searchHistory,
} from './saved-searches.ts'
import { closePanel } from './close-panel.ts'
import classes from './saved-searches-menu.module.css'

/** Earlier searches that are offered again. */
const HISTORY_SHOWN = 8

/** What was kept and looked for in this browser. Brought when someone is about to open it. */
export default function SearchEntries(props: React.ComponentProps<typeof HistoryEntries>) {
  return (
    <>
      <SavedEntries />
      <HistoryEntries {...props} />
    </>
  )
}

/** The searches that were kept, each with its way out. */
function SavedEntries() {
  const { t } = useTranslation('search')
  const saved = useBrowserStore(savedSearches)

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
    </>
  )
}

export interface HistoryEntriesProps {
  /** Names a search by its words and filters. */
  readonly describe: (search: PastSearch) => string
}

/** The last searches, kept or not. */
function HistoryEntries({ describe }: HistoryEntriesProps) {
  const { t } = useTranslation('search')
  const history = useBrowserStore(searchHistory)
  if (history.length === 0) return null
  return (
    <>
      <div className={classes.headingRow}>
        <h2 className={classes.heading}>{t('saved.historyTitle')}</h2>
        <button type="button" className={classes.forget} onClick={() => searchHistory.set([])}>
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
  )
}

interface SearchLinkProps {
  readonly search: PastSearch
  readonly name: string
  readonly description?: string
}

function SearchLink({ search, name, description }: SearchLinkProps) {
  const { t } = useTranslation('search')
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
      <span className={classes.count}>{t('saved.results', { count: resultCount })}</span>
    </Link>
  )
}
