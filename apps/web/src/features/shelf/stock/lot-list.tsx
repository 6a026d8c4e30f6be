import type { Lot, StockedMaterial } from '@glazy/contract/stock'
import { writeAnalysisText } from '@glazy/formats/text/write-analysis-text'
import { Suspense, useState } from 'react'
import { Button } from '#components/button.tsx'
import { ConfirmDialog } from '#components/confirm-dialog.tsx'
import { lazyPart } from '#lib/lazy-part.ts'
import { notify } from '#lib/notify.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import { useUnits } from '#lib/units.ts'
import { useDeleteLot } from '#queries/stock-changes.ts'
import { priceText } from '#lib/prices/price-text.ts'
import type { HandMove } from './move-dialog.tsx'
import classes from './stock.module.css'

const MoveDialog = lazyPart(() => import('./move-dialog.tsx'))
const LotDialog = lazyPart(() => import('./lot-dialog.tsx'))

const MOVES: readonly HandMove[] = ['use', 'lose', 'correct', 'move']

interface LotListProps {
  readonly userId: number
  readonly stocked: StockedMaterial
}

/** The purchases of a material, the one that is used first before the others. */
export function LotList({ userId, stocked }: LotListProps) {
  const { t } = useTranslation('stock')
  const names = useNames()
  const [asked, ask] = useState<{ readonly lot: Lot; readonly for: HandMove | 'edit' | 'delete' }>()
  const remove = useDeleteLot()
  const close = () => ask(undefined)

  async function confirm(lot: Lot) {
    close()
    try {
      await remove.mutateAsync(lot.id)
      notify('success', t('lot.deleted'))
    } catch {
      notify('error', t('problem.failed'))
    }
  }

  return (
    <>
      <ul
        className={classes.lots}
        aria-label={t('lot.table', { name: names.shown({ name: stocked.name }) })}
      >
        {stocked.lots.map((lot) => (
          <LotRow key={lot.id} lot={lot} onAsk={(what) => ask({ lot, for: what })} />
        ))}
      </ul>
      {asked && (
        <Suspense>
          {asked.for === 'edit' && <LotDialog userId={userId} lot={asked.lot} onClose={close} />}
          {asked.for === 'delete' && (
            <ConfirmDialog
              isDanger
              title={t('lot.deleteTitle')}
              text={t('lot.deleteText')}
              confirm={t('lot.delete')}
              onCancel={close}
              onConfirm={() => void confirm(asked.lot)}
            />
          )}
          {asked.for !== 'edit' && asked.for !== 'delete' && (
            <MoveDialog
              userId={userId}
              lot={asked.lot}
              name={stocked.name}
              kind={asked.for}
              onClose={close}
            />
          )}
        </Suspense>
      )}
    </>
  )
}

interface LotRowProps {
  readonly lot: Lot
  readonly onAsk: (what: HandMove | 'edit' | 'delete') => void
}

function LotRow({ lot, onAsk }: LotRowProps) {
  const { t } = useTranslation('stock')
  const formats = useFormats()
  const { gramText, sign } = useUnits()
  const { boughtOn, packs, packAmount, packUnits, vendor, place, label, note } = lot
  const isUntouched = lot.left === lot.bought
  const day = boughtOn === null ? t('lot.unknownDay') : formats.date(boughtOn)
  const pack = `${formats.written(Number(packAmount))}\u00a0${sign(packUnits)}`
  const [there] = lot.places
  const isSpread = lot.places.length > 1
  // Where it was put says nothing where it is in several places.
  const where = isSpread ? null : there ? there.place : place
  const words = [vendor, where, label, note].filter((word) => word !== null)
  return (
    <li className={classes.lot} data-empty={lot.left === '0' || undefined}>
      <div className={classes.lotFacts}>
        <strong>{t('left', { weight: gramText(lot.left, packUnits) })}</strong>
        <span>
          {day} · {t('lot.packs', { packs: formats.number(packs), pack })}
          {lot.pricePerKilogram !== null &&
            ` · ${priceText(Number(lot.pricePerKilogram), formats.language)}/${sign('kilograms')}`}
        </span>
        {isSpread && (
          <ul className={classes.places}>
            {lot.places.map(({ place: one, left }) => (
              <li key={one}>
                {one ?? t('move.noPlace')}: {gramText(left, packUnits)}
              </li>
            ))}
          </ul>
        )}
        {lot.analysis && (
          <span className={classes.soft}>
            {t('lot.analysis', { figures: writeAnalysisText(lot.analysis, formats.written) })}
            {lot.analysis.source && ` (${lot.analysis.source})`}
          </span>
        )}
        {words.length > 0 && <span className={classes.soft}>{words.join(' · ')}</span>}
      </div>
      <div className={classes.lotActions}>
        {MOVES.filter((kind) => kind !== 'move' || lot.left !== '0').map((kind) => (
          <Button key={kind} onClick={() => onAsk(kind)}>
            {t(`lot.${kind}`)}
          </Button>
        ))}
        <Button look="quiet" onClick={() => onAsk('edit')}>
          {t('lot.edit')}
        </Button>
        {isUntouched && (
          <Button look="quiet" onClick={() => onAsk('delete')}>
            {t('lot.delete')}
          </Button>
        )}
      </div>
    </li>
  )
}
