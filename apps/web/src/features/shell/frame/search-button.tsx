import { Search } from 'lucide-react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './search-button.module.css'

/**
 * Looks like a search field and opens the search: a whole field on a desk, an icon on a phone, and
 * where the page has the field of that search itself (`lib/library-search.ts`).
 */
export function SearchButton({ onClick }: { readonly onClick: () => void }) {
  const { t } = useTranslation('shell')
  return (
    <button
      type="button"
      className={classes.button}
      aria-keyshortcuts="/ Control+K Meta+K"
      onClick={onClick}
    >
      <Search size={18} aria-hidden />
      <span className={classes.prompt}>{t('search.prompt')}</span>
      <kbd className={classes.keys} aria-hidden>
        {'Ctrl K'}
      </kbd>
    </button>
  )
}
