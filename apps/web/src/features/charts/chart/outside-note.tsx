import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './chart.module.css'
import type { StartWindow } from './use-start-window.ts'

export interface OutsideNoteProps extends Omit<StartWindow, 'start'> {
  readonly onChange: () => void
}

/** Tells of the points that are too far out to be seen, and brings them into view. */
export function OutsideNote({ count, isWhole, setWhole, onChange }: OutsideNoteProps) {
  const { t } = useTranslation('chart')
  if (count === 0) return null
  return (
    <button
      type="button"
      className={classes.outside}
      onClick={() => {
        setWhole(!isWhole)
        onChange()
      }}
    >
      {isWhole ? t('outside.closer') : t('outside.show', { count })}
    </button>
  )
}
