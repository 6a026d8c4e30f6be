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
export function ImportBar(props: ImportBarProps) {
  const { review, isReading, hasMore, onImport, onShowOpen } = props
  const { t } = useTranslation('imports')
  const { going, open, mayBringOnly } = review
  const isComplete = going.length > 0 ? open.length === 0 : hasMore
  return (
    <div className={classes.bar}>
      <BarText {...props} />
      {open.length > 0 && going.length > 0 ? (
        <Button look="filled" onClick={onShowOpen}>
          {t('bar.showOpen')}
        </Button>
      ) : (
        <Button
          look="filled"
          disabled={isReading || !isComplete || mayBringOnly !== undefined}
          onClick={onImport}
        >
          {going.length === 0 && hasMore
            ? t('bar.importMore')
            : t('bar.import', { count: going.length })}
        </Button>
      )}
    </div>
  )
}

function BarText({ review, isReading, hasMore }: ImportBarProps) {
  const { t } = useTranslation('imports')
  const { number } = useFormats()
  const { going, open, newMaterials, mayBringOnly } = review

  function textOfNow(): string {
    if (isReading) return t('reading.reading')
    if (going.length === 0) return t(hasMore ? 'bar.moreOnly' : 'bar.nothing')
    if (open.length > 0) return t('bar.open', { count: open.length })
    if (mayBringOnly !== undefined) return t('bar.tooMany', { number: number(mayBringOnly) })
    const materials = newMaterials > 0 ? `${t('bar.materials', { count: newMaterials })} ` : ''
    return materials + t('bar.private')
  }

  return <p role="status">{textOfNow()}</p>
}
