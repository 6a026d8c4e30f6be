import { calculateBatch } from '@glazy/ceramics/batch/batch'
import type { Component } from '@glazy/contract/materials'
import { kilogramPrice, priceKey, useMaterialPrices } from '#queries/material-prices.ts'
import { parseBatchSize, parseTare } from './batch-input.ts'
import { useBatchSettings } from './batch-settings.ts'
import { batchKey } from './kept-weighings.ts'
import { useWeighing } from './use-weighing.ts'

/** The batch of a recipe from everything that was typed, here and on earlier visits. */
export function useBatch(recipeId: number, components: readonly Component[]) {
  const { settings, change } = useBatchSettings()
  const prices = useMaterialPrices()
  const size = parseBatchSize(settings.size)
  const weights = components.map((component) => ({
    key: priceKey(component.material),
    amount: component.percentageAmount,
  }))
  const key = batchKey(weights, size.ok ? size.value : 0, settings.unit)
  const weighing = useWeighing(recipeId, key)
  const tare = parseTare(weighing.tare)
  const amounts = components.map((component, place) => ({
    amount: component.percentageAmount,
    isAdditional: component.isAdditional,
    tare: readTare(weighing.tares[place]),
    pricePerKilogram: kilogramPrice(prices.prices, priceKey(component.material)),
  }))
  const batch =
    size.ok && tare.ok
      ? calculateBatch(amounts, { batchSize: size.value, tare: tare.value, unit: settings.unit })
      : null
  return { settings, change, size, tare, amounts, batch, weighing, prices }
}

/** Weight of a container of its own; what is no weight is left to the table to say. */
function readTare(text: string | undefined): number | undefined {
  const tare = text === undefined ? undefined : parseTare(text)
  return tare?.ok ? tare.value : undefined
}
