import { SELECTED_MAX } from '@glazy/contract/limits'
import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { buttonClass } from '#components/button-class.ts'
import { Button } from '#components/button.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './explorer.module.css'

export interface SelectionPanelProps {
  /** The newest first. */
  readonly ids: readonly number[]
  /** What can be done with items, a hundred at most. */
  readonly work: (ids: readonly number[]) => ReactNode
  readonly onClear: () => void
}

/** What can be done with the points that were selected. Loaded with the first selection. */
export default function SelectionPanel({ ids, work, onClear }: SelectionPanelProps) {
  const { t } = useTranslation('explorer')
  const taken = ids.slice(0, SELECTED_MAX)
  return (
    <div className={classes.selected}>
      <span role="status">
        {t('selected', { count: ids.length })}
        {ids.length > taken.length && ` ${t('newest', { count: taken.length })}`}
      </span>
      {taken.length > 0 && (
        <>
          <Suspense>{work(taken)}</Suspense>
          <Link to="/print" search={{ id: [...taken] }} className={buttonClass('plain')}>
            {t('print')}
          </Link>
        </>
      )}
      <Button look="quiet" onClick={onClear}>
        {t('clear')}
      </Button>
    </div>
  )
}
