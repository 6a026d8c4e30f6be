import { Bookmark } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '#components/button.tsx'
import { PopoverMenu } from '#components/popover-menu.tsx'
import { useBrowserStore } from '#lib/browser-store.ts'
import { lazyPart } from '#lib/lazy-part.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { type PastSearch, savedSearches } from './saved-searches.ts'
import classes from './saved-searches-menu.module.css'
import { closePanel } from './close-panel.ts'
import { type CurrentSearch, isSearch } from './use-current-search.ts'

const SearchEntries = lazyPart(() => import('./search-entries.tsx'))
const SaveSearchDialog = lazyPart(() => import('./save-search-dialog.tsx'))

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
  const [isSaving, setSaving] = useState(false)
  const known = saved.find(({ fingerprint }) => fingerprint === current.fingerprint)
  return (
    <>
      <PopoverMenu
        label={t('saved.button')}
        look="plain"
        isIcon
        isMadeLate
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
          <SearchEntries describe={describe} />
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
