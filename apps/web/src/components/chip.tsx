import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './chip.module.css'

export interface ChipProps {
  /** Text of the chip, also spoken by its remove button. */
  readonly label: string
  readonly icon?: ReactNode
  readonly onRemove?: () => void
}

/** A small label, such as a filter that is set, which may be taken away. */
export function Chip({ label, icon, onRemove }: ChipProps) {
  const { t } = useTranslation('common')
  return (
    <span className={classes.chip}>
      {icon}
      {label}
      {onRemove && (
        <button
          type="button"
          className={classes.remove}
          aria-label={t('chip.remove', { label })}
          onClick={onRemove}
        >
          <X size={14} aria-hidden />
        </button>
      )}
    </span>
  )
}
