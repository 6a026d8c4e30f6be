import type { Batch, BatchAddition } from '@glazy/contract/batches'
import { logHref } from '@glazy/contract/log-path'
import { Undo2 } from 'lucide-react'
import { Button } from '#components/button.tsx'
import { notify } from '#lib/notify.ts'
import { priceText } from '#lib/prices/price-text.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import { useUnits } from '#lib/units.ts'
import { useBatchAdditions } from '#queries/batch-changes.ts'
import classes from './batches.module.css'

interface AdditionsProps {
  readonly userId: number
  readonly batch: Batch
}

/** What went into the bucket after the batch was mixed. */
export default function Additions({ userId, batch }: AdditionsProps) {
  const { t } = useTranslation('batches')
  const { remove } = useBatchAdditions(userId, batch.id)

  async function takeBack(addition: number) {
    try {
      await remove.mutateAsync(addition)
      notify('success', t('add.undone'))
    } catch {
      notify('error', t('problem.failed'))
    }
  }

  return (
    <section className={classes.additions}>
      <h2>{t('add.list')}</h2>
      <ol className={classes.list}>
        {batch.additions.map((addition) => (
          <Addition
            key={addition.id}
            addition={addition}
            batch={batch}
            isBusy={remove.isPending}
            onTakeBack={() => void takeBack(addition.id)}
          />
        ))}
      </ol>
    </section>
  )
}

interface AdditionProps {
  readonly addition: BatchAddition
  readonly batch: Batch
  readonly isBusy: boolean
  readonly onTakeBack: () => void
}

function Addition({ addition, batch, isBusy, onTakeBack }: AdditionProps) {
  const { t } = useTranslation('batches')
  const formats = useFormats()
  const { gramText } = useUnits()
  const names = useNames()
  const { madeAt, lines, water, note, cost, logId } = addition
  const say = (grams: string) => gramText(grams, batch.unit)
  const what = [
    ...lines.map(({ name, grams }) => ({ name: names.shown({ name }), grams })),
    ...(water === null ? [] : [{ name: t('water'), grams: water }]),
  ]
  return (
    <li className={classes.addition}>
      <div>
        <strong>{formats.date(madeAt)}</strong>
        <ul className={classes.added}>
          {what.map(({ name, grams }, at) => (
            <li key={at}>{t('add.line', { name, weight: say(grams) })}</li>
          ))}
        </ul>
        {note && <p className={classes.note}>{note}</p>}
        {cost !== null && (
          <small>
            {t('cost')} {priceText(Number(cost), formats.language)}
          </small>
        )}
        {logId !== null && (
          <p>
            <a href={logHref({ id: logId, title: batch.recipe.name })}>{t('showLog')}</a>
          </p>
        )}
      </div>
      <Button look="quiet" disabled={isBusy} onClick={onTakeBack}>
        <Undo2 size={18} aria-hidden />
        {t('add.undo')}
      </Button>
    </li>
  )
}
