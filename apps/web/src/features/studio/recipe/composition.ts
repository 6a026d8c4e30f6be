import type { Component } from '@glazy/contract/materials'

/** A recipe as it is read: the base, then what is added on top. */
export interface Composition {
  readonly base: readonly Component[]
  readonly additions: readonly Component[]
  readonly baseTotal: number
  readonly total: number
  /** Whether the base does not add to 100, so that its shares deserve a column. */
  readonly isOddTotal: boolean
}

/** Amounts are entered with two decimals: totals this near to 100 are 100. */
const ROUNDING = 0.005

export function compositionOf(components: readonly Component[]): Composition {
  const base = components.filter((component) => !component.isAdditional)
  const additions = components.filter((component) => component.isAdditional)
  const baseTotal = sum(base)
  return {
    base,
    additions,
    baseTotal,
    total: baseTotal + sum(additions),
    isOddTotal: baseTotal > 0 && Math.abs(baseTotal - 100) > ROUNDING,
  }
}

/** Whether there is something to scale: not only additions, nor amounts of 0. */
export function hasBase(components: readonly Component[]): boolean {
  return components.some(
    ({ isAdditional, percentageAmount }) => !isAdditional && percentageAmount > 0,
  )
}

function sum(components: readonly Component[]): number {
  return components.reduce((total, { percentageAmount }) => total + percentageAmount, 0)
}
