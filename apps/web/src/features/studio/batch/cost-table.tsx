import type { Batch } from '@glazy/ceramics/batch/batch'
import { parseWeightUnit, type WeightUnit } from '@glazy/ceramics/batch/weight'
import { meaningsOf } from '@glazy/ceramics/decimal'
import { BATCH_INPUT_MAX_LENGTH } from '@glazy/contract/limits'
import type { Component } from '@glazy/contract/materials'
import { MaterialName } from '#components/material-name.tsx'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import { useUnits } from '#lib/units.ts'
import { NumberInput } from '#components/number-input.tsx'
import { Price } from '#components/price.tsx'
import { SelectField } from '#components/select-field.tsx'
import { parsePrice } from './batch-input.ts'
import page from '#components/page.module.css'
import classes from './batch.module.css'

export interface CostTableProps {
  readonly components: readonly Component[]
  readonly batch: Batch | null
  /** Prices as they were typed, by the place of the ingredient. */
  readonly texts: readonly string[]
  /** What the prices are for one of. */
  readonly unit: WeightUnit
  /** Whether prices of the viewer's inventory are among them. */
  readonly isFromShelf: boolean
  readonly onPriceChange: (component: Component, text: string) => void
  readonly onUnitChange: (unit: WeightUnit) => void
}

/** What the batch costs, from the prices that are typed. */
export default function CostTable(props: CostTableProps) {
  const { components, batch, texts, unit, isFromShelf, onPriceChange, onUnitChange } = props
  const { t } = useTranslation('batch')
  const names = useNames()
  const units = useUnits()
  const sign = units.sign(unit)
  // A price that may be either of two says so itself.
  const wrong = components.find(
    (_, at) => !parsePrice(texts[at] ?? '').ok && !meaningsOf(texts[at] ?? ''),
  )
  return (
    <>
      <div className={classes.costHead}>
        <SelectField
          label={t('cost.per')}
          value={unit}
          onChange={(value) => onUnitChange(parseWeightUnit(value) ?? unit)}
          options={units.options}
        />
        <p className={classes.hint}>{t(isFromShelf ? 'cost.fromShelf' : 'cost.hint')}</p>
      </div>
      <table className={classes.table}>
        <caption className={page.visuallyHidden}>{t('cost.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('columns.material')}</th>
            <th scope="col">
              {t('columns.price')} <span className={classes.unit}>/ {sign}</span>
            </th>
            <th scope="col">{t('columns.cost')}</th>
          </tr>
        </thead>
        <tbody>
          {components.map((component, index) => (
            <tr key={index}>
              <th scope="row">
                <MaterialName {...component.material} />
              </th>
              <td>
                <NumberInput
                  className={classes.price}
                  maxLength={BATCH_INPUT_MAX_LENGTH}
                  value={texts[index] ?? ''}
                  onChange={(text) => onPriceChange(component, text)}
                  aria-label={t('cost.price', {
                    name: names.shown(component.material),
                    unit: sign,
                  })}
                  aria-invalid={!parsePrice(texts[index] ?? '').ok}
                />
              </td>
              <td>
                <Price value={batch?.lines[index]?.cost} />
              </td>
            </tr>
          ))}
        </tbody>
        <tbody className={classes.total}>
          <tr>
            <th scope="row">{t('cost.total')}</th>
            <td />
            <td className={classes.weigh}>
              <Price value={batch?.totalCost} />
            </td>
          </tr>
        </tbody>
      </table>
      {wrong && (
        <p className={classes.problem} role="alert">
          {t('errorPrice', { name: names.shown(wrong.material) })}
        </p>
      )}
    </>
  )
}
