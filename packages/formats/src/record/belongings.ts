import type { WeightUnit } from '@glazy/ceramics/batch/weight'

/** An item by its number on the site of an export, and by its name. */
export interface FoundReference {
  readonly id: number
  readonly name: string
}

/** A person's folder of items. */
export interface FoundCollection {
  readonly name: string
  /** HTML. */
  readonly description: string | null
  readonly isPinned: boolean
  /** As ISO text, like all times here. */
  readonly createdAt?: string
  readonly updatedAt?: string
  readonly items: readonly FoundReference[]
}

/** A material on a person's shelf. */
export interface FoundStock {
  readonly item: FoundReference
  /** Decimal digits; empty where there is none, or none with a unit. */
  readonly price: string
  readonly priceUnits: WeightUnit | ''
  readonly vendorCode: string | null
  /** Decimal digits: below so many grams it is to be bought. */
  readonly reorderGrams: string | null
}

export interface FoundRamp {
  readonly tempRatePerHr: number
  readonly targetTemp: number
  readonly holdMinutes: number
}

/** How a person fires; every figure is in the unit it was written down in. */
export interface FoundSchedule {
  /** Its number on the site of the export. */
  readonly id: number | null
  readonly name: string
  readonly description: string | null
  readonly ortonConeId: number | null
  readonly atmosphereId: number | null
  readonly defaultStartTemp: number
  readonly isCelsius: boolean
  readonly ramps: readonly FoundRamp[]
  readonly createdAt?: string
}

/** What was weighed out, as the log of a batch keeps it. */
export interface FoundBatch {
  readonly materialComponents: {
    readonly name: string
    readonly percentageAmount: number
    readonly batchAmount: number
    readonly cost: number | null
  }[]
  readonly totalAmount: number
  readonly amountUnits: string | null
  readonly totalCost: number | null
  readonly priceUnits: string | null
}

/** What a person has posted; pictures are not in an export. */
export interface FoundLog {
  readonly type: string
  readonly title: string
  readonly description: string | null
  readonly item?: FoundReference
  readonly data?: FoundBatch
  readonly createdAt?: string
}

/** What a person's export holds besides items. */
export interface FoundBelongings {
  readonly collections: readonly FoundCollection[]
  readonly inventory: readonly FoundStock[]
  readonly kilnSchedules: readonly FoundSchedule[]
  readonly logs: readonly FoundLog[]
}
