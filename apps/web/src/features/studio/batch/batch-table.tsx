import type { Batch } from '@glazy/ceramics/batch/batch'
import type { WeightUnit } from '@glazy/ceramics/batch/weight'
import { meaningsOf } from '@glazy/ceramics/decimal'
import type { Component } from '@glazy/contract/materials'
import { Amount } from '#components/amount.tsx'
import { Button } from '#components/button.tsx'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import { parseTare } from './batch-input.ts'
import { BatchRow } from './batch-row.tsx'
import type { WeighingState } from './use-weighing.ts'
import { Weight } from './weight.tsx'
import { WeightInput } from './weight-input.tsx'
import page from '#components/page.module.css'
import classes from './batch.module.css'

export interface BatchTableProps {
  readonly components: readonly Component[]
  /** `null` while a typed figure is not a weight. */
  readonly batch: Batch | null
  readonly tare: number
  readonly isCumulative: boolean
  readonly unit: WeightUnit
  readonly weighing: WeighingState
  /** The batch is to take so much of the ingredient at a place. */
  readonly onAmountChange: (place: number, weight: number) => void
  /** Base and additions together should weigh this much. */
  readonly onTotalChange: (total: number) => void
}

/** What to weigh, in the order of the recipe, with a box to tick for each. */
export function BatchTable(props: BatchTableProps) {
  const { components, batch, tare, isCumulative, unit, weighing, onTotalChange } = props
  const { t } = useTranslation('batch')
  const names = useNames()
  const { number } = useFormats()
  const { weighed, tares, startOver } = weighing
  const rows = components.map((component, place) => ({ component, place }))
  const base = rows.filter(({ component }) => !component.isAdditional)
  const additions = rows.filter(({ component }) => component.isAdditional)
  // A tare that may be either of two says so itself.
  const wrongTare = rows.find(
    ({ place }) => !parseTare(tares[place] ?? '').ok && !meaningsOf(tares[place] ?? ''),
  )
  const row = ({ component, place }: (typeof rows)[number]) => (
    <BatchRow
      key={place}
      component={component}
      line={batch?.lines[place]}
      isCumulative={isCumulative}
      isWeighed={weighed.includes(place)}
      onToggle={() => weighing.toggle(place)}
      onAmountChange={(weight) => props.onAmountChange(place, weight)}
      ownTare={tares[place] ?? ''}
      tare={tare}
      onOwnTareChange={(text) => weighing.setOwnTare(place, text)}
    />
  )
  return (
    <div className={classes.tableFrame} data-separate={!isCumulative || undefined}>
      <table className={classes.table}>
        <caption className={page.visuallyHidden}>{t('title')}</caption>
        <TableHead isCumulative={isCumulative} unit={unit} />
        {isCumulative && tare > 0 && <TareRow tare={tare} />}
        <tbody>{base.map(row)}</tbody>
        <SumRow
          label={t('totalBase')}
          parts={base}
          isCumulative={isCumulative}
          isLast={additions.length === 0}
        >
          <Weight value={batch?.baseAmount} />
        </SumRow>
        {additions.length > 0 && (
          <>
            <tbody className={classes.additions}>{additions.map(row)}</tbody>
            <SumRow label={t('total')} parts={rows} isCumulative={isCumulative} isLast>
              <WeightInput
                weight={batch?.totalAmount}
                onChange={onTotalChange}
                label={t('amountOfTotal')}
              />
            </SumRow>
          </>
        )}
      </table>
      {!isCumulative && wrongTare && (
        <p className={classes.problem} role="alert">
          {t('errorTare', { name: names.shown(wrongTare.component.material) })}
        </p>
      )}
      <p className={classes.hint}>{t('scaleHint')}</p>
      <p className={classes.progress}>
        <span>
          {t('weighed', { done: number(weighed.length), all: number(components.length) })}
        </span>
        <Button look="quiet" disabled={weighed.length === 0} onClick={startOver}>
          {t('reset')}
        </Button>
      </p>
    </div>
  )
}

function TableHead({ isCumulative, unit }: Pick<BatchTableProps, 'isCumulative' | 'unit'>) {
  const { t } = useTranslation('batch')
  const names = useNames()
  const sign = <span className={classes.unit}>{names.unit(unit)}</span>
  return (
    <thead>
      <tr>
        <th scope="col">{t('columns.material')}</th>
        <th scope="col" className={classes.recipe}>
          {t('columns.recipe')}
        </th>
        {!isCumulative && (
          <th scope="col">
            {t('columns.tare')} {sign}
          </th>
        )}
        <th scope="col">
          {t('columns.weigh')} {sign}
        </th>
        <th scope="col">
          {t(isCumulative ? 'columns.subtotal' : 'columns.withTare')} {sign}
        </th>
      </tr>
    </thead>
  )
}

/** The one container that everything is weighed into. */
function TareRow({ tare }: { readonly tare: number }) {
  const { t } = useTranslation('batch')
  return (
    <tbody className={classes.tare}>
      <tr>
        <th scope="row">{t('tareRow')}</th>
        <td className={classes.recipe} />
        <td />
        <td>
          <Weight value={tare} />
        </td>
      </tr>
    </tbody>
  )
}

interface SumRowProps {
  readonly label: string
  readonly parts: readonly { readonly component: Component }[]
  readonly isCumulative: boolean
  readonly isLast?: boolean
  /** The weight. */
  readonly children: React.ReactNode
}

function SumRow({ label, parts, isCumulative, isLast = false, children }: SumRowProps) {
  return (
    <tbody className={isLast ? classes.total : classes.subtotal}>
      <tr>
        <th scope="row">{label}</th>
        <td className={classes.recipe}>
          <Amount
            value={parts.reduce((sum, { component }) => sum + component.percentageAmount, 0)}
          />
        </td>
        {!isCumulative && <td />}
        <td className={classes.weigh}>{children}</td>
        <td />
      </tr>
    </tbody>
  )
}
