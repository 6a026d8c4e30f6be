import { parseWeightUnit } from '@glazy/ceramics/batch/weight'
import type { BatchData } from '@glazy/contract/logs'
import { MaterialName } from '#components/material-name.tsx'
import { Price } from '#components/price.tsx'
import { useFormats } from '#lib/texts/formats-context.tsx'
import type { Names } from '#lib/texts/names.ts'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import classes from './log-batch.module.css'

/** What was weighed out for a batch, and what it cost. */
export function LogBatch({ batch }: { readonly batch: BatchData }) {
  const { t } = useTranslation('logs')
  const { written } = useFormats()
  const names = useNames()
  const { materialComponents, totalAmount, amountUnits, totalCost, priceUnits } = batch
  const hasCosts = totalCost !== null
  return (
    <div className={classes.frame}>
      <table className={classes.table}>
        <caption className={classes.caption}>{t('batch.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('batch.material')}</th>
            <th scope="col">{t('batch.percent')}</th>
            <th scope="col">{t('batch.amountIn', { unit: signOf(amountUnits, names) })}</th>
            {hasCosts && <th scope="col">{t('batch.cost')}</th>}
          </tr>
        </thead>
        <tbody>
          {materialComponents.map((component, at) => (
            <tr key={at}>
              <th scope="row">
                <MaterialName name={component.name} />
              </th>
              <td>{written(component.percentageAmount)}</td>
              <td>{written(component.batchAmount)}</td>
              {hasCosts && (
                <td>
                  <Price value={component.cost} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {hasCosts && priceUnits
                ? t('batch.totalCost', { unit: signOf(priceUnits, names) })
                : t('batch.total')}
            </th>
            <td>{written(totalAmount)}</td>
            {hasCosts && (
              <td>
                <Price value={totalCost} />
              </td>
            )}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

/** `kg` of kilograms; a unit that is not known stays as it was written. */
function signOf(unit: string | null | undefined, names: Names): string {
  const known = parseWeightUnit(unit ?? 'grams')
  return known === undefined ? (unit ?? '') : names.unit(known)
}
