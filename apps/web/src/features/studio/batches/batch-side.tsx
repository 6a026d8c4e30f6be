import type { Batch } from '@glazy/contract/batches'
import classes from '#components/version-side.module.css'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useUnits } from '#lib/units.ts'
import type { BatchChange } from '#queries/outbox-studio.ts'
import { weightText, type WrittenWeight, writtenWeights } from './written-batch.ts'

export interface WrittenBatchProps {
  readonly size?: WrittenWeight | undefined
  readonly note: string | null
  readonly weighed: BatchChange['weighed']
  readonly ingredients: readonly string[]
}

/** What was written of a batch here: of what the scale showed, nothing of what is as planned. */
export function WrittenBatch({ size, note, weighed = [], ingredients }: WrittenBatchProps) {
  const units = useUnits()
  const weights = writtenWeights(weighed, ingredients).map(({ name, ...written }) => ({
    name,
    weight: weightText(written, units),
  }))
  return <BatchSide size={size ? weightText(size, units) : null} note={note} weights={weights} />
}

/** A batch as it is saved. */
export function SavedBatch({ batch }: { readonly batch: Batch }) {
  const { t } = useTranslation('batches')
  const formats = useFormats()
  const { gramText } = useUnits()
  const { size, unit, note, lines, finishedAt } = batch
  const weights = lines.flatMap(({ name, weighed }) =>
    weighed === null ? [] : [{ name, weight: gramText(weighed, unit) }],
  )
  return (
    <>
      {finishedAt && <p>{t('finishedOn', { day: formats.date(finishedAt) })}</p>}
      <BatchSide size={gramText(size, unit)} note={note} weights={weights} />
    </>
  )
}

interface BatchSideProps {
  /** Null where nothing is said of it. */
  readonly size: string | null
  readonly note: string | null
  readonly weights: readonly { readonly name: string; readonly weight: string }[]
}

function BatchSide({ size, note, weights }: BatchSideProps) {
  const { t } = useTranslation('batches')
  const { t: tOutbox } = useTranslation('outbox')
  return (
    <>
      <dl className={classes.facts}>
        {size !== null && (
          <>
            <dt>{t('details.size')}</dt>
            <dd>{size}</dd>
          </>
        )}
        {note && (
          <>
            <dt>{t('details.note')}</dt>
            <dd>{note}</dd>
          </>
        )}
      </dl>
      {weights.length > 0 && (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{tOutbox('side.ingredient')}</th>
              <th scope="col">{tOutbox('side.amount')}</th>
            </tr>
          </thead>
          <tbody>
            {weights.map(({ name, weight }, at) => (
              <tr key={at}>
                <th scope="row">{name}</th>
                <td>{weight}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
