import { SELECTED_MAX } from '@glazy/contract/limits'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '#components/button-class.ts'
import { Button } from '#components/button.tsx'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'

interface SelectionPanelProps {
  /** The newest first. */
  readonly ids: readonly number[]
  readonly onClear: () => void
}

/** What can be done with the points that were selected. */
export default function SelectionPanel({ ids, onClear }: SelectionPanelProps) {
  const { t } = useTranslation('explorer')
  const { number } = useFormats()
  const taken = ids.slice(0, SELECTED_MAX)
  const id = taken.join(',')
  return (
    <>
      <span>
        {t('selected', { count: ids.length, number: number(ids.length) })}
        {ids.length > taken.length && ` ${t('newest', { count: taken.length })}`}
      </span>
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
      <Button look="quiet" onClick={onClear}>
        {t('clear')}
      </Button>
    </>
  )
}
