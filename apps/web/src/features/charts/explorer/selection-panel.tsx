import { SELECTED_MAX } from '@glazy/contract/limits'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '#components/button-class.ts'
import { Button } from '#components/button.tsx'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './explorer.module.css'

export interface SelectionPanelProps {
  /** The newest first. */
  readonly ids: readonly number[]
  /** Whether there is an area, be it an empty one. */
  readonly isSelected: boolean
  readonly onClear: () => void
}

/** What can be done with the points that were selected. */
export function SelectionPanel({ ids, isSelected, onClear }: SelectionPanelProps) {
  const { t } = useTranslation('explorer')
  const { number } = useFormats()
  const taken = ids.slice(0, SELECTED_MAX)
  const id = taken.join(',')
  return (
    <div className={classes.selected} role="status">
      {isSelected && (
        <span>
          {t('selected', { count: ids.length, number: number(ids.length) })}
          {ids.length > taken.length && ` ${t('newest', { count: taken.length })}`}
        </span>
      )}
      {ids.length > 0 && (
        <>
          <Link to="/compare" search={{ id }} className={buttonClass('filled')}>
            {t('compare')}
          </Link>
          <Link to="/print" search={{ id: [...taken] }} className={buttonClass('plain')}>
            {t('print')}
          </Link>
        </>
      )}
      {isSelected && (
        <Button look="quiet" onClick={onClear}>
          {t('clear')}
        </Button>
      )}
    </div>
  )
}
