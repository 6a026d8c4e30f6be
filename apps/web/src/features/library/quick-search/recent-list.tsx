import { History } from 'lucide-react'
import { Button } from '#components/button.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './quick-search.module.css'

export interface RecentListProps {
  readonly searches: readonly string[]
  readonly onChoose: (words: string) => void
  readonly onForget: () => void
}

/** Earlier searches of this browser. */
export function RecentList({ searches, onChoose, onForget }: RecentListProps) {
  const { t } = useTranslation('quickSearch')
  if (searches.length === 0) return null
  return (
    <section aria-label={t('recent')}>
      <div className={classes.recentHead}>
        <h3 className={classes.recentTitle}>{t('recent')}</h3>
        <Button look="quiet" onClick={onForget}>
          {t('clearRecent')}
        </Button>
      </div>
      <ul className={classes.list}>
        {searches.map((words) => (
          <li key={words}>
            <button type="button" className={classes.recent} onClick={() => onChoose(words)}>
              <History size={16} aria-hidden />
              {words}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
