import type { ReactNode } from 'react'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './explorer.module.css'

export interface CountLineProps {
  readonly shown: number
  readonly all: number
  /** Points that are shown but outside the view. */
  readonly outside: number
  readonly isWhole: boolean
  readonly isUpdating: boolean
  readonly onWhole: (isWhole: boolean) => void
  /** The way to the list. */
  readonly children: ReactNode
}

/** How many points there are, and the ways to the others. */
export function CountLine(props: CountLineProps) {
  const { shown, all, outside, isWhole, isUpdating, onWhole, children } = props
  const { t } = useTranslation('explorer')
  const { number } = useFormats()
  return (
    <p className={classes.count} role="status" data-updating={isUpdating || undefined}>
      <span>{t('count', { count: shown, all: number(all) })}</span>
      {children}
      {(outside > 0 || isWhole) && (
        <button type="button" className={classes.outside} onClick={() => onWhole(!isWhole)}>
          {isWhole ? t('closer') : t('outside', { count: outside })}
        </button>
      )}
    </p>
  )
}
