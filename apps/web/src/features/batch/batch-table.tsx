import type { Batch } from '@glazy/ceramics/batch'
import type { WeightUnit } from '@glazy/ceramics/weight'
import type { Component } from '@glazy/contract/materials'
import { useState } from 'react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { Amount } from '#components/amount.tsx'
import { Button } from '#components/button.tsx'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { unitSign } from './unit-sign.ts'
import classes from './batch.module.css'

export interface BatchTableProps {
  readonly components: readonly Component[]
  /** `null` while a figure that was typed is no weight. */
  readonly batch: Batch | null
  readonly tare: number
  readonly isCumulative: boolean
  readonly unit: WeightUnit
}

/** What to weigh, in the order of the recipe, with a box to tick for each. */
export function BatchTable({ components, batch, tare, isCumulative, unit }: BatchTableProps) {
  const { t } = useTranslation('batch')
  const { number } = useFormats()
  const [weighed, setWeighed] = useState<ReadonlySet<number>>(new Set())

  function toggle(index: number) {
    const next = new Set(weighed)
    if (!next.delete(index)) next.add(index)
    setWeighed(next)
  }

  const row = (index: number, component: Component) => {
    const line = batch?.lines[index]
    const isWeighed = weighed.has(index)
    return (
      <tr key={index} data-weighed={isWeighed || undefined}>
        <th scope="row">
          <label className={classes.tick}>
            <input
              type="checkbox"
              checked={isWeighed}
              onChange={() => toggle(index)}
              aria-label={t('tick', { name: component.material.name })}
            />
            <span>
              {component.isAdditional && '+ '}
              {component.material.name}
            </span>
          </label>
        </th>
        <td className={classes.recipe}>
          <Amount value={component.percentageAmount} />
        </td>
        <td className={classes.weigh}>
          <Amount value={line?.amount} isFine />
        </td>
        <td className={classes.reading}>
          <Amount value={isCumulative ? line?.cumulative : line?.amountWithTare} isFine />
        </td>
      </tr>
    )
  }
  const rows = components.map((component, index) => ({ component, index }))
  const base = rows.filter(({ component }) => !component.isAdditional)
  const additions = rows.filter(({ component }) => component.isAdditional)
  return (
    <div className={classes.tableFrame}>
      <table className={classes.table}>
        <caption className={classes.spoken}>{t('title')}</caption>
        <TableHead isCumulative={isCumulative} unit={unit} />
        {tare > 0 && <TareRow tare={tare} />}
        <tbody>{base.map(({ component, index }) => row(index, component))}</tbody>
        {additions.length > 0 && (
          <>
            <SumRow label={t('totalBase')} amount={batch?.baseAmount} sum={sumOf(base)} />
            <tbody className={classes.additions}>
              {additions.map(({ component, index }) => row(index, component))}
            </tbody>
          </>
        )}
        <SumRow
          label={t(additions.length > 0 ? 'total' : 'totalBase')}
          amount={batch?.totalAmount}
          sum={sumOf(rows)}
          isLast
        />
      </table>
      <p className={classes.progress}>
        <span>{t('weighed', { done: number(weighed.size), all: number(components.length) })}</span>
        <Button look="quiet" disabled={weighed.size === 0} onClick={() => setWeighed(new Set())}>
          {t('reset')}
        </Button>
      </p>
    </div>
  )
}

function TableHead({ isCumulative, unit }: Pick<BatchTableProps, 'isCumulative' | 'unit'>) {
  const { t } = useTranslation('batch')
  const sign = unitSign(unit)
  return (
    <thead>
      <tr>
        <th scope="col">{t('columns.material')}</th>
        <th scope="col" className={classes.recipe}>
          {t('columns.recipe')}
        </th>
        <th scope="col">
          {t('columns.weigh')} <span className={classes.unit}>{sign}</span>
        </th>
        <th scope="col">
          {t(isCumulative ? 'columns.subtotal' : 'columns.withTare')}{' '}
          <span className={classes.unit}>{sign}</span>
        </th>
      </tr>
    </thead>
  )
}

function TareRow({ tare }: { readonly tare: number }) {
  const { t } = useTranslation('batch')
  return (
    <tbody className={classes.tare}>
      <tr>
        <th scope="row">{t('tareRow')}</th>
        <td className={classes.recipe} />
        <td />
        <td>
          <Amount value={tare} isFine />
        </td>
      </tr>
    </tbody>
  )
}

interface SumRowProps {
  readonly label: string
  readonly amount: number | undefined
  readonly sum: number
  readonly isLast?: boolean
}

function SumRow({ label, amount, sum, isLast = false }: SumRowProps) {
  return (
    <tbody className={isLast ? classes.total : classes.subtotal}>
      <tr>
        <th scope="row">{label}</th>
        <td className={classes.recipe}>
          <Amount value={sum} />
        </td>
        <td className={classes.weigh}>
          <Amount value={amount} isFine />
        </td>
        <td />
      </tr>
    </tbody>
  )
}

function sumOf(rows: readonly { readonly component: Component }[]): number {
  return rows.reduce((sum, { component }) => sum + component.percentageAmount, 0)
}
