import type { BatchLine } from '@glazy/ceramics/batch/batch'
import { BATCH_INPUT_MAX_LENGTH } from '@glazy/contract/limits'
import type { Component } from '@glazy/contract/materials'
import { MaterialName } from '#components/material-name.tsx'
import { Amount } from '#components/amount.tsx'
import { NumberInput } from '#components/number-input.tsx'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import { parseTare } from './batch-input.ts'
import { Weight } from './weight.tsx'
import { WeightInput } from './weight-input.tsx'
import classes from './batch.module.css'

export interface BatchRowProps {
  readonly component: Component
  /** Without a line a figure that was typed is no weight. */
  readonly line: BatchLine | undefined
  readonly isCumulative: boolean
  readonly isWeighed: boolean
  readonly onToggle: () => void
  readonly onAmountChange: (weight: number) => void
  /** Weight of the container of its own, as it was typed. */
  readonly ownTare: string
  /** Weight of the container where it has none of its own. */
  readonly tare: number
  readonly onOwnTareChange: (text: string) => void
}

/** An ingredient to be weighed out, with a box to tick. */
export function BatchRow(props: BatchRowProps) {
  const { component, line, isCumulative, isWeighed, onToggle, onAmountChange } = props
  const { t } = useTranslation('batch')
  const name = useNames().shown(component.material)
  return (
    <tr data-weighed={isWeighed || undefined}>
      <th scope="row">
        <label className={classes.tick}>
          <input
            type="checkbox"
            checked={isWeighed}
            onChange={onToggle}
            aria-label={t('tick', { name })}
          />
          <span>
            {component.isAdditional && '+ '}
            <MaterialName {...component.material} />
          </span>
        </label>
      </th>
      <td className={classes.recipe}>
        <Amount value={component.percentageAmount} isWritten />
      </td>
      {!isCumulative && (
        <td>
          <OwnTare {...props} />
        </td>
      )}
      <td className={classes.weigh}>
        {component.percentageAmount > 0 ? (
          <WeightInput
            weight={line?.amount}
            onChange={onAmountChange}
            label={t('amountOf', { name })}
          />
        ) : (
          <Weight value={line?.amount} />
        )}
      </td>
      <td className={classes.reading}>
        <Weight value={isCumulative ? line?.cumulative : line?.amountWithTare} />
      </td>
    </tr>
  )
}

/** The container of one ingredient; empty, it is like the others. */
function OwnTare({ component, ownTare, tare, onOwnTareChange }: BatchRowProps) {
  const { plain } = useFormats()
  const { t } = useTranslation('batch')
  const name = useNames().shown(component.material)
  return (
    <NumberInput
      className={classes.ownTare}
      maxLength={BATCH_INPUT_MAX_LENGTH}
      value={ownTare}
      placeholder={plain(tare)}
      onChange={onOwnTareChange}
      aria-label={t('tareOf', { name })}
      aria-invalid={!parseTare(ownTare).ok}
    />
  )
}
