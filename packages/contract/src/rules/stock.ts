/** Sentences about a stock and its batches, for the API and the forms. */
export const STOCK_PROBLEMS = {
  weight: 'must be a weight of 0 or more, at most 100 tons',
  weightRequired: 'must be a weight above 0, at most 100 tons',
  date: 'must be a date such as 2026-03-31',
  unit: 'must be grams, kilograms, pounds or ounces',
  notASlip: 'must be above 1 and below 2.6, the specific gravity of the dry powder',
  addedLine: 'must name an ingredient of the batch, or a material that stock is kept of',
  addedNothing: 'must hold something, or water',
  additions: 'must not be added: this batch already has as many additions as it can hold',
  logOfWater: 'must be false where only water is added',
  noBase: 'has no ingredients of a base to scale',
} as const
