import type { Component, MaterialSummary } from '@glazy/contract/materials'
import { MaterialName } from '#components/material-name.tsx'
import { Weight } from '#features/studio/batch/weight.tsx'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import { batchReport } from './batch-report.ts'
import page from '#components/page.module.css'
import classes from './print-sheet.module.css'

export interface BatchReportTableProps {
  readonly items: readonly MaterialSummary[]
  /** Recipes that are ingredients, to be broken down into theirs. */
  readonly inner: ReadonlyMap<number, readonly Component[]>
  readonly batchSize: number
  /** Sign of the unit. */
  readonly unit: string
}

/** All materials of all batches on one sheet, to be weighed out or bought. */
export function BatchReportTable({ items, inner, batchSize, unit }: BatchReportTableProps) {
  const { t } = useTranslation('print')
  const formats = useFormats()
  const { number } = formats
  const names = useNames()
  const byName = (one: string, other: string) =>
    formats.compare(names.shown({ name: one }), names.shown({ name: other }))
  const recipes = items.filter(({ components = [] }) => components.length > 0)
  const { lines, totalWeight, brokenDown } = batchReport(recipes, batchSize, byName, inner)
  return (
    <article className={classes.sheet}>
      <h2 className={classes.title}>{t('batchReport.title')}</h2>
      <p className={classes.facts}>
        {t('batchReport.text', {
          recipes: number(recipes.length),
          size: number(batchSize, 6),
          unit,
        })}
      </p>
      <table className={classes.table}>
        <caption className={page.visuallyHidden}>{t('batchReport.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('batchReport.material')}</th>
            <th scope="col">{t('batchReport.usedIn')}</th>
            <th scope="col">
              {t('batchReport.weigh')} ({unit})
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, name, kind, weight, recipes: count }) => (
            <tr key={key}>
              <th scope="row">
                <span className={classes.box} aria-hidden />
                <MaterialName name={name} kind={kind} />
              </th>
              <td>{number(count)}</td>
              <td>
                <Weight value={weight} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('batchReport.total')}</th>
            <td />
            <td>
              <Weight value={totalWeight} />
            </td>
          </tr>
        </tfoot>
      </table>
      {brokenDown.length > 0 && (
        <p className={classes.source}>
          {t('batchReport.brokenDown', { names: names.list(brokenDown) })}
        </p>
      )}
    </article>
  )
}
