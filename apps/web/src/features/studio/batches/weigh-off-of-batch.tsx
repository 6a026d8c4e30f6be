import { calculateBatch } from '@glazy/ceramics/batch/batch'
import { inUnit } from '@glazy/ceramics/batch/exact-weight'
import { fromDecimal } from '@glazy/ceramics/batch/millionths'
import type { Batch } from '@glazy/contract/batches'
import type { Component } from '@glazy/contract/materials'
import { usePreference } from '#lib/preferences/use-preference.ts'
import { batchKey } from '../batch/kept-weighings.ts'
import { useWeighing } from '../batch/use-weighing.ts'
import { WeighOff } from '../batch/weigh-off.tsx'

export interface WeighOffOfBatchProps {
  readonly batch: Batch
  readonly onClose: () => void
}

/** A planned batch over the whole screen; where its weighing stood, it continues. */
export default function WeighOffOfBatch({ batch, onClose }: WeighOffOfBatchProps) {
  const [isCumulative] = usePreference('isBatchCumulative')
  const { unit, lines } = batch
  const components = lines.map(componentOf)
  const size = inUnit(fromDecimal(batch.size), unit)
  const weights = lines.map(({ name, parts }) => ({ key: name, amount: parts }))
  // A batch has a number of its own: below 0, where no recipe has one.
  const weighing = useWeighing(-batch.id, batchKey(weights, size, unit))
  const amounts = components.map(({ percentageAmount: amount, isAdditional }) => ({
    amount,
    isAdditional,
  }))
  const calculated = calculateBatch(amounts, { batchSize: size, unit })
  if (calculated === null) return null
  return (
    <WeighOff
      recipe={{ id: batch.recipe.id ?? 0, name: batch.recipe.name }}
      components={components}
      batch={calculated}
      tare={0}
      isCumulative={isCumulative}
      unit={unit}
      weighing={weighing}
      onClose={onClose}
      onClosed={() => undefined}
    />
  )
}

function componentOf({ materialId, name, parts, isAdditional }: Batch['lines'][number]): Component {
  return {
    material: { id: materialId, name, kind: 'primitive', isArchived: false, materialTypeId: null },
    percentageAmount: parts,
    isAdditional,
  }
}
