import type { MaterialVersionSummary } from '@glazy/contract/material-versions'
import { Copy, History, RotateCcw } from 'lucide-react'
import { AgeText } from '#components/age-text.tsx'
import { Button } from '#components/button.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { type ComparedVersions, previousOf } from './compared-versions.ts'
import { noteText } from './note-text.ts'
import classes from './versions.module.css'

export interface VersionListProps {
  /** The newest first. */
  readonly versions: readonly MaterialVersionSummary[]
  /** Whether the visitor may change the item. */
  readonly canRestore: boolean
  readonly isBusy: boolean
  readonly onCompare: (compared: ComparedVersions) => void
  readonly onRestore: (number: number) => void
  readonly onCopy: (number: number) => void
}

/** Every version with its author, time and note, to be compared, restored or copied. */
export function VersionList(props: VersionListProps) {
  const { versions, canRestore, isBusy, onCompare, onRestore, onCopy } = props
  const { t } = useTranslation('versions')
  return (
    <ol className={classes.versions}>
      {versions.map(({ number, author, note, createdAt }, at) => {
        const previous = previousOf(versions, number)
        const isCurrent = at === 0
        return (
          <li key={number} className={classes.version}>
            <p className={classes.number}>
              {t('version', { number })}
              {isCurrent && <span className={classes.current}>{t('current')}</span>}
            </p>
            {note && <p className={classes.words}>{noteText(t, note)}</p>}
            <p className={classes.about}>
              {author ? t('by', { name: author.name }) : t('byNobody')} ·{' '}
              <AgeText instant={createdAt} />
            </p>
            <div className={classes.ways}>
              {previous !== undefined && (
                <Button
                  look="quiet"
                  aria-label={t('changesOf', { number })}
                  onClick={() => onCompare({ before: previous, after: number })}
                >
                  <History size={16} aria-hidden />
                  {t('changes')}
                </Button>
              )}
              <Button
                look="quiet"
                disabled={isBusy}
                aria-label={t('copyOf', { number })}
                onClick={() => onCopy(number)}
              >
                <Copy size={16} aria-hidden />
                {t('copy')}
              </Button>
              {canRestore && !isCurrent && (
                <Button
                  look="quiet"
                  disabled={isBusy}
                  aria-label={t('restoreOf', { number })}
                  onClick={() => onRestore(number)}
                >
                  <RotateCcw size={16} aria-hidden />
                  {t('restore')}
                </Button>
              )}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
