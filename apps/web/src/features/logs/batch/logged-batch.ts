import type { Batch } from '@glazy/ceramics/batch/batch'
import type { WeightUnit } from '@glazy/ceramics/batch/weight'
import type { BatchData } from '@glazy/contract/logs'
import type { Component } from '@glazy/contract/materials'

/** A batch as the calculator has worked it out. */
export interface CalculatedBatch {
  readonly components: readonly Component[]
  readonly batch: Batch
  /** Of the weights. */
  readonly unit: WeightUnit
  /** What the prices are for one of. */
  readonly priceUnit: WeightUnit
}

const DECIMALS = 4

/** What a log keeps of a batch. */
export function loggedBatch({ components, batch, unit, priceUnit }: CalculatedBatch): BatchData {
  return {
    materialComponents: components.map(({ material, percentageAmount }, place) => {
      const { amount = 0, cost = null } = batch.lines[place] ?? {}
      return {
        name: material.name,
        percentageAmount,
        batchAmount: rounded(amount),
        cost: cost === null ? null : rounded(cost),
      }
    }),
    totalAmount: rounded(batch.totalAmount),
    amountUnits: unit,
    totalCost: batch.totalCost === null ? null : rounded(batch.totalCost),
    priceUnits: batch.totalCost === null ? null : priceUnit,
  }
}

function rounded(figure: number): number {
  return Number(figure.toFixed(DECIMALS))
}
