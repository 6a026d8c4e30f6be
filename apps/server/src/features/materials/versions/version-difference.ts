import { OXIDES, type Oxide, type OxideAmounts } from '@glazy/ceramics/chemistry/oxides'
import type { MaterialVersion, VersionDifference } from '@glazy/contract/material-versions'

/** Figures closer than this are the same; they are sums of products that were rounded. */
const SAME_WITHIN = 1e-6

interface Change {
  readonly before: number | null
  readonly after: number | null
}

/** What changed from one version of an item to another: rows, chemistry and other fields. */
export function differenceOf(before: MaterialVersion, after: MaterialVersion): VersionDifference {
  return {
    before,
    after,
    components: changedComponents(before, after),
    umf: changedOxides(before.umf?.moles ?? {}, after.umf?.moles ?? {}),
    percent: changedOxides(before.percent, after.percent),
    fields: changedFields(before, after),
  }
}

function changedComponents(
  before: MaterialVersion,
  after: MaterialVersion,
): VersionDifference['components'] {
  const old = amountsByName(before)
  const present = amountsByName(after)
  return [...new Set([...old.keys(), ...present.keys()])].flatMap((key) => {
    const line = present.get(key) ?? old.get(key)
    const change = changeOf(old.get(key)?.amount, present.get(key)?.amount)
    if (line === undefined || change === undefined) return []
    return [{ name: line.name, isAdditional: line.isAdditional, ...change }]
  })
}

/** A material that stands twice in one part of a recipe counts with the sum of its amounts. */
function amountsByName({ components }: MaterialVersion) {
  const sums = new Map<string, MaterialVersion['components'][number]>()
  for (const line of components) {
    const key = JSON.stringify([line.materialId ?? line.name, line.isAdditional])
    const amount = (sums.get(key)?.amount ?? 0) + line.amount
    sums.set(key, { ...line, amount })
  }
  return sums
}

function changedOxides(before: OxideAmounts, after: OxideAmounts): Partial<Record<Oxide, Change>> {
  return Object.fromEntries(
    OXIDES.flatMap((oxide) => {
      const change = changeOf(before[oxide], after[oxide])
      return change === undefined ? [] : [[oxide, change]]
    }),
  )
}

function changeOf(before: number | undefined, after: number | undefined): Change | undefined {
  if (Math.abs((before ?? 0) - (after ?? 0)) < SAME_WITHIN) return undefined
  return { before: before ?? null, after: after ?? null }
}

function changedFields(before: MaterialVersion, after: MaterialVersion): string[] {
  const texts = (['name', 'otherNames', 'description'] as const).filter(
    (field) => before[field] !== after[field],
  )
  const properties = new Set([...Object.keys(before.properties), ...Object.keys(after.properties)])
  const changed = [...properties].filter(
    (field) => JSON.stringify(before.properties[field]) !== JSON.stringify(after.properties[field]),
  )
  return [...texts, ...changed]
}
