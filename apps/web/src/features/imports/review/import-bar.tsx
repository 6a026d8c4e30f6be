import { Button } from '#components/button.tsx'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from '#features/imports/recipe-import.module.css'
import type { Review } from './use-review.ts'

export interface ImportBarProps {
  readonly review: Review
  /** Whether what was corrected is still being read. */
  readonly isReading: boolean
  /** Whether something comes besides recipes. */
  readonly hasMore: boolean
  readonly onImport: () => void
  /** Leads to the next name that is open. */
  readonly onShowOpen: () => void
}

/** What will happen, always in view, and the button that makes it happen. */
export function ImportBar({ review, isReading, hasMore, onImport, onShowOpen }: ImportBarProps) {
  const { t } = useTranslation('imports')
  const { number } = useFormats()
  const { going, open, newMaterials, mayBringOnly } = review
  const isTooMuch = mayBringOnly !== undefined
  const isReady = !isReading && !isTooMuch && (going.length > 0 ? open.length === 0 : hasMore)
  return (
    <div className={classes.bar}>
      <p role="status">
        {isReading && t('reading.reading')}
        {!isReading && going.length === 0 && t(hasMore ? 'bar.moreOnly' : 'bar.nothing')}
        {!isReading && going.length > 0 && open.length > 0 && t('bar.open', { count: open.length })}
        {!isReading &&
          isTooMuch &&
          open.length === 0 &&
          t('bar.tooMany', { number: number(mayBringOnly) })}
        {isReady && newMaterials > 0 && `${t('bar.materials', { count: newMaterials })} `}
        {isReady && going.length > 0 && t('bar.private')}
      </p>
      {open.length > 0 && going.length > 0 ? (
        <Button look="filled" onClick={onShowOpen}>
          {t('bar.showOpen')}
        </Button>
      ) : (
        <Button look="filled" disabled={!isReady} onClick={onImport}>
          {going.length === 0 && hasMore
            ? t('bar.importMore')
            : t('bar.import', { count: going.length })}
        </Button>
      )}
    </div>
  )
}
