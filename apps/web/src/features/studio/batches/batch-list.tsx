import type { Batch } from '@glazy/contract/batches'
import { Link } from '@tanstack/react-router'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useUnits } from '#lib/units.ts'
import classes from './batches.module.css'

/** Batches one below the other, what is planned before what is mixed. */
export function BatchList({ batches }: { readonly batches: readonly Batch[] }) {
  return (
    <ul className={classes.list}>
      {batches.map((batch) => (
        <Entry key={batch.id} batch={batch} />
      ))}
    </ul>
  )
}

function Entry({ batch }: { readonly batch: Batch }) {
  const { t } = useTranslation('batches')
  const formats = useFormats()
  const { gramText } = useUnits()
  const { state, plannedFor, finishedAt } = batch
  const day =
    state === 'finished' && finishedAt
      ? t('finishedOn', { day: formats.date(finishedAt) })
      : plannedFor && t('plannedFor', { day: formats.date(plannedFor) })
  return (
    <li>
      <Link to="/batches/$id" params={{ id: String(batch.id) }} className={classes.entry}>
        <span className={classes.entryName}>
          {batch.recipe.name}
          <small>{batch.note}</small>
        </span>
        <span className={classes.entryFacts}>
          <strong>{gramText(batch.total, batch.unit)}</strong>
          <small data-state={state}>{day || t(state)}</small>
        </span>
      </Link>
    </li>
  )
}
