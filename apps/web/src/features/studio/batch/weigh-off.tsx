import type { Batch } from '@glazy/ceramics/batch/batch'
import { weighing as orderOf } from '@glazy/ceramics/batch/weighing'
import type { WeightUnit } from '@glazy/ceramics/batch/weight'
import type { Component } from '@glazy/contract/materials'
import { useId } from 'react'
import { Dialog } from '#components/dialog.tsx'
import { priceText } from '#lib/prices/price-text.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useNames } from '#lib/texts/use-translation.ts'
import { useWeightText } from './use-weight-decimals.ts'
import type { WeighingState } from './use-weighing.ts'
import { WeighOffBar } from './weigh-off-bar.tsx'
import { WeighOffFoot } from './weigh-off-foot.tsx'
import { WeighOffList } from './weigh-off-list.tsx'
import { WeighOffNow } from './weigh-off-now.tsx'
import classes from './weigh-off.module.css'

export interface WeighOffProps {
  readonly recipe: { readonly id: number; readonly name: string }
  readonly components: readonly Component[]
  readonly batch: Batch
  readonly tare: number
  readonly isCumulative: boolean
  readonly unit: WeightUnit
  readonly weighing: WeighingState
  readonly onClose: () => void
  /** Gives focus back. */
  readonly onClosed: () => void
}

/**
 * The batch over the whole screen, to be read at arm's length and ticked with wet hands: one
 * ingredient after the other, with what the scale has to show.
 */
export function WeighOff(props: WeighOffProps) {
  const { recipe, components, batch, tare, isCumulative, unit, weighing, onClose } = props
  const { language } = useFormats()
  const names = useNames()
  const weightText = useWeightText(unit)
  const titleId = useId()
  const weights = batch.lines.map((line) => line.amount)
  const { current, readings } = orderOf(weights, weighing.weighed, tare)
  const steps = components.map((component, place) => ({
    place,
    name: names.shown(component.material),
    isAdditional: component.isAdditional,
    isWeighed: weighing.weighed.includes(place),
    amount: weightText(weights[place] ?? 0),
    reading: weightText((isCumulative ? readings[place] : batch.lines[place]?.amountWithTare) ?? 0),
  }))
  const hasReading = isCumulative || hasContainer(batch)
  const sign = names.unit(unit)

  return (
    <Dialog
      isOpen
      onClose={onClose}
      onClosed={props.onClosed}
      className={classes.frame}
      aria-labelledby={titleId}
      onKeyDown={({ key }) => key === 'Backspace' && weighing.undo()}
    >
      <WeighOffBar
        titleId={titleId}
        recipe={recipe}
        total={`${weightText(batch.totalAmount)}\u00a0${sign}`}
        cost={batch.totalCost === null ? undefined : priceText(batch.totalCost, language)}
        done={weighing.weighed.length}
        all={steps.length}
        onClose={onClose}
      />
      <div className={classes.body}>
        <WeighOffNow
          step={current === undefined ? undefined : steps[current]}
          total={weightText(isCumulative ? tare + batch.totalAmount : batch.totalAmount)}
          hasReading={hasReading}
          isCumulative={isCumulative}
          unit={sign}
          onWeighed={weighing.toggle}
          onClose={onClose}
        />
        <WeighOffList
          steps={steps}
          current={current}
          hasReading={hasReading}
          isCumulative={isCumulative}
          unit={sign}
          onToggle={weighing.toggle}
        />
      </div>
      <WeighOffFoot
        isBegun={weighing.weighed.length > 0}
        onUndo={weighing.undo}
        onStartOver={weighing.startOver}
      />
    </Dialog>
  )
}

/** Whether any ingredient lies in a container that weighs something. */
function hasContainer({ lines }: Batch): boolean {
  return lines.some((line) => line.amountWithTare !== line.amount)
}
