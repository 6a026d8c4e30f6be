import { SELECTED_MAX } from '@glazy/contract/limits'
import { Link } from '@tanstack/react-router'
import { Printer, Scale, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { Button } from '#components/button.tsx'
import { buttonClass } from '#components/button-class.ts'
import {
  clearSelectedMaterials,
  type SelectableMaterial,
  selectMaterials,
  unselectMaterials,
  useSelectedMaterials,
} from '#lib/selected-materials.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import classes from './selection-bar.module.css'

export interface SelectionBarProps {
  /** Items of the page in view. */
  readonly materials: readonly SelectableMaterial[]
  /** What else can be done with what is selected. */
  readonly work?: ReactNode
}

/** What can be done with the selected items; it is at the lower edge while there are any. */
export default function SelectionBar({ materials, work }: SelectionBarProps) {
  const { t } = useTranslation('compare')
  const { number } = useFormats()
  const selected = useSelectedMaterials()
  if (selected.length === 0) return null
  const ids = selected.map(({ id }) => id)
  const isWholePage = materials.length > 0 && materials.every(({ id }) => ids.includes(id))
  const missing = materials.filter(({ id }) => !ids.includes(id)).length
  return (
    <section className={classes.bar} aria-label={t('bar.label')}>
      <p className={classes.count} role="status">
        {selected.length >= SELECTED_MAX
          ? t('bar.full', { max: number(SELECTED_MAX) })
          : t('bar.selected', { count: selected.length })}
      </p>
      <div className={classes.page}>
        {isWholePage ? (
          <Button look="quiet" onClick={() => unselectMaterials(materials.map(({ id }) => id))}>
            {t('bar.deselectPage')}
          </Button>
        ) : (
          <Button
            look="quiet"
            disabled={selected.length + missing > SELECTED_MAX}
            onClick={() => selectMaterials(materials)}
          >
            {t('bar.selectPage')}
          </Button>
        )}
      </div>
      <div className={classes.actions}>
        <a className={buttonClass('plain')} href={`/print?${printSearch(ids)}`}>
          <Printer size={16} aria-hidden />
          {t('bar.print')}
        </a>
        {work}
        <Link to="/compare" search={{ id: ids.join(',') }} className={buttonClass('filled')}>
          <Scale size={16} aria-hidden />
          {t('bar.compare')}
        </Link>
      </div>
      <div className={classes.clear}>
        <Button look="quiet" isIcon aria-label={t('bar.clear')} onClick={clearSelectedMaterials}>
          <X size={18} aria-hidden />
        </Button>
      </div>
    </section>
  )
}

function printSearch(ids: readonly number[]): string {
  return new URLSearchParams(ids.map((id) => ['id', String(id)])).toString()
}
