import type { WeightUnit } from '@glazy/ceramics/batch/weight'
import type { StockMove } from '@glazy/contract/stock'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '#components/button.tsx'
import { LateDetails } from '#components/late-details.tsx'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useUnits } from '#lib/units.ts'
import { stockMoves } from '#queries/stock.ts'
import classes from './stock.module.css'

interface MoveListProps {
  readonly userId: number
  readonly materialId: number
  readonly unit: WeightUnit
}

/** What came and went of a material, the newest first; loaded when it is opened. */
export function MoveList(props: MoveListProps) {
  const { t } = useTranslation('stock')
  return (
    <LateDetails className={classes.moves} summary={<summary>{t('moves.show')}</summary>}>
      <Pages {...props} />
    </LateDetails>
  )
}

function Pages({ userId, materialId, unit }: MoveListProps) {
  const { t } = useTranslation('stock')
  const [pages, setPages] = useState(1)
  const last = useQuery(stockMoves(userId, materialId, pages)).data?.meta.pagination.total_pages
  return (
    <>
      <ul>
        {Array.from({ length: pages }, (_, at) => (
          <Page key={at} userId={userId} materialId={materialId} unit={unit} page={at + 1} />
        ))}
      </ul>
      {last !== undefined && pages < last && (
        <Button look="quiet" onClick={() => setPages(pages + 1)}>
          {t('moves.older')}
        </Button>
      )}
    </>
  )
}

function Page({ userId, materialId, unit, page }: MoveListProps & { readonly page: number }) {
  const { data } = useQuery(stockMoves(userId, materialId, page))
  return data?.data.map((move) => <Move key={move.id} move={move} unit={unit} />)
}

function Move({ move, unit }: { readonly move: StockMove; readonly unit: WeightUnit }) {
  const { t } = useTranslation('stock')
  const formats = useFormats()
  const { gramText } = useUnits()
  const { kind, batch, grams, note, madeAt, lotLabel, place } = move
  const sign = grams.startsWith('-') ? '' : '+'
  return (
    <li className={classes.move}>
      <time dateTime={madeAt}>{formats.date(madeAt)}</time>
      <span>
        {batch && kind === 'use' ? (
          <Link to="/batches/$id" params={{ id: String(batch.id) }}>
            {t('moves.inBatch', { name: batch.name })}
          </Link>
        ) : (
          t(`moves.${kind}`)
        )}
        {[place, lotLabel, note].map((text, at) => text && <small key={at}>{text}</small>)}
      </span>
      <strong>
        {sign}
        {gramText(grams, unit)}
      </strong>
    </li>
  )
}
