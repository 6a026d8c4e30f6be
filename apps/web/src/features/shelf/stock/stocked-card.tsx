import { materialHref } from '@glazy/contract/material-path'
import type { StockedMaterial } from '@glazy/contract/stock'
import { Plus } from 'lucide-react'
import { MaterialName } from '#components/material-name.tsx'
import { Button } from '#components/button.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useUnits } from '#lib/units.ts'
import { LotList } from './lot-list.tsx'
import { MoveList } from './move-list.tsx'
import { PriceLine } from './price-line.tsx'
import { ReorderForm } from './reorder-form.tsx'
import classes from './stock.module.css'
import { unitOf } from './stock-unit.ts'

interface StockedCardProps {
  readonly userId: number
  readonly stocked: StockedMaterial
  readonly onBuy: () => void
}

/** A material with what is left of it; opened, with its purchases and all that can be done. */
export function StockedCard({ userId, stocked, onBuy }: StockedCardProps) {
  const { t } = useTranslation('stock')
  const { gramText } = useUnits()
  const unit = unitOf(stocked)
  return (
    <details className={classes.card}>
      <summary className={classes.summary}>
        <span className={classes.name}>
          <MaterialName {...stocked} />
        </span>
        {stocked.isLow && <span className={classes.low}>{t('low')}</span>}
        <span className={classes.left}>{gramText(stocked.left, unit)}</span>
      </summary>
      <div className={classes.inside}>
        <LotList userId={userId} stocked={stocked} />
        <PriceLine lots={stocked.lots} />
        <ReorderForm key={stocked.reorderAt} userId={userId} stocked={stocked} unit={unit} />
        <MoveList userId={userId} unit={unit} materialId={stocked.materialId} />
        <div className={classes.foot}>
          <Button onClick={onBuy}>
            <Plus size={18} aria-hidden />
            {t('add')}
          </Button>
          {!stocked.isHidden && (
            <a
              href={materialHref({
                id: stocked.materialId,
                name: stocked.name,
                kind: stocked.kind,
              })}
            >
              <MaterialName {...stocked} />
            </a>
          )}
        </div>
      </div>
    </details>
  )
}
