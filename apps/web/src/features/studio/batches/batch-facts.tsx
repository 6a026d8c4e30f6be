import { exactWeight } from '@glazy/ceramics/batch/exact-weight'
import { fromDecimal, toDecimal, total as totalOf } from '@glazy/ceramics/batch/millionths'
import type { Batch } from '@glazy/contract/batches'
import { priceText } from '#lib/prices/price-text.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useUnits } from '#lib/units.ts'
import classes from './batches.module.css'

/** How much it is, how thick, when, and what it cost. */
export function BatchFacts({ batch }: { readonly batch: Batch }) {
  const { t } = useTranslation('batches')
  const formats = useFormats()
  const { gramText } = useUnits()
  const { size, total, unit, water, specificGravity, cost, place } = batch
  const say = (grams: string) => gramText(grams, unit)
  const added = batch.additions.flatMap(({ lines }) => lines)
  const isWhole = [...batch.lines, ...added].every((line) => line.cost !== null)
  const withAdded = sum([total, ...batch.additions.map((addition) => addition.total)])
  const price = cost === null ? null : priceText(Number(cost), formats.language)
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{t('size')}</dt>
        <dd>{say(size)}</dd>
      </div>
      <div>
        <dt>{t('total')}</dt>
        <dd>{say(total)}</dd>
      </div>
      {added.length > 0 && (
        <div>
          <dt>{t('add.total')}</dt>
          <dd>{say(withAdded)}</dd>
        </div>
      )}
      {water !== null && specificGravity !== null && (
        <div>
          <dt>{t('water')}</dt>
          <dd>
            {t('waterFor', {
              weight: say(toDecimal(exactWeight(water))),
              gravity: formats.number(specificGravity, 3),
            })}
          </dd>
        </div>
      )}
      {place !== null && (
        <div>
          <dt>{t('details.place')}</dt>
          <dd>{place}</dd>
        </div>
      )}
      {price !== null && (
        <div>
          <dt>{t('cost')}</dt>
          <dd>{isWhole ? price : t('costPartly', { cost: price })}</dd>
        </div>
      )}
    </dl>
  )
}

function sum(grams: readonly string[]): string {
  return toDecimal(totalOf(grams.map(fromDecimal)))
}
