import { shortCode } from '@glazy/contract/short-code'
import { X } from 'lucide-react'
import { Button } from '#components/button.tsx'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './weigh-off.module.css'

export interface WeighOffBarProps {
  readonly titleId: string
  readonly recipe: { readonly id: number; readonly name: string }
  /** What all ingredients weigh, with the unit. */
  readonly total: string
  /** What the ingredients with a price cost. */
  readonly cost: string | undefined
  readonly done: number
  readonly all: number
  readonly onClose: () => void
}

/** What is weighed, how far along it is, and the way out. */
export function WeighOffBar({
  titleId,
  recipe,
  total,
  cost,
  done,
  all,
  onClose,
}: WeighOffBarProps) {
  const { t } = useTranslation('weighOff')
  const { number } = useFormats()
  // It is read off the screen as a whole, also where the line is full.
  const code = shortCode(recipe.id).replaceAll('-', '\u2011')
  return (
    <header className={classes.bar}>
      <div className={classes.heading}>
        <h2 id={titleId} className={classes.title}>
          {recipe.name}
        </h2>
        <p className={classes.facts}>
          {cost === undefined ? t('facts', { total, code }) : t('factsCost', { total, cost, code })}
        </p>
      </div>
      <div className={classes.progress}>
        <p>{t('progress', { done: number(done), all: number(all) })}</p>
        <progress value={done} max={all} aria-label={t('progressLabel')} />
      </div>
      <Button look="quiet" isIcon aria-label={t('close')} title={t('close')} onClick={onClose}>
        <X size={28} aria-hidden />
      </Button>
    </header>
  )
}
