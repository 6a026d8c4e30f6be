import { calculateBatch } from '@glazy/ceramics/batch/batch'
import type { Component } from '@glazy/contract/materials'
import { MaterialName } from '#components/material-name.tsx'
import { Amount } from '#components/amount.tsx'
import { Weight } from '#features/studio/batch/weight.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import page from '#components/page.module.css'
import classes from './print-sheet.module.css'

export interface PrintTableProps {
  readonly name: string
  readonly components: readonly Component[]
  readonly batchSize: number | null
  readonly unit: string
}

/** The recipe with its batch, a box to tick before each ingredient. */
export function PrintTable({ name, components, batchSize, unit }: PrintTableProps) {
  const { t } = useTranslation('print')
  const amounts = components.map(({ percentageAmount, isAdditional }) => ({
    amount: percentageAmount,
    isAdditional,
  }))
  const batch = batchSize === null ? null : calculateBatch(amounts, { batchSize })
  const rows = components.map((component, index) => ({ component, index }))
  const base = rows.filter(({ component }) => !component.isAdditional)
  const additions = rows.filter(({ component }) => component.isAdditional)
  const row = ({ component, index }: (typeof rows)[number]) => (
    <tr key={index}>
      <th scope="row">
        <span className={classes.box} aria-hidden />
        {component.isAdditional && '+ '}
        <MaterialName {...component.material} />
      </th>
      <td>
        <Amount value={component.percentageAmount} isWritten />
      </td>
      {batch && (
        <>
          <td>
            <Weight value={batch.lines[index]?.amount} />
          </td>
          <td>
            <Weight value={batch.lines[index]?.cumulative} />
          </td>
        </>
      )}
    </tr>
  )
  const total = (label: string, parts: typeof rows, weight: number | undefined) => (
    <tbody className={classes.sum}>
      <tr>
        <th scope="row">{label}</th>
        <td>
          <Amount
            value={parts.reduce((sum, { component }) => sum + component.percentageAmount, 0)}
          />
        </td>
        {batch && (
          <>
            <td>
              <Weight value={weight} />
            </td>
            <td />
          </>
        )}
      </tr>
    </tbody>
  )
  return (
    <table className={classes.table}>
      <caption className={page.visuallyHidden}>{name}</caption>
      <TableHead hasBatch={batch !== null} unit={unit} />
      <tbody>{base.map(row)}</tbody>
      {total(t('totalBase'), base, batch?.baseAmount)}
      {additions.length > 0 && (
        <>
          <tbody>{additions.map(row)}</tbody>
          {total(t('total'), rows, batch?.totalAmount)}
        </>
      )}
    </table>
  )
}

interface TableHeadProps {
  readonly hasBatch: boolean
  readonly unit: string
}

function TableHead({ hasBatch, unit }: TableHeadProps) {
  const { t } = useTranslation('print')
  return (
    <thead>
      <tr>
        <th scope="col">{t('columns.material')}</th>
        <th scope="col">{t('columns.amount')}</th>
        {hasBatch && (
          <>
            <th scope="col">
              {t('columns.batch')} ({unit})
            </th>
            <th scope="col">
              {t('columns.subtotal')} ({unit})
            </th>
          </>
        )}
      </tr>
    </thead>
  )
}
