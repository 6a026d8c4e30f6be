import type {
  FoundBelongings,
  FoundLog,
  FoundReference,
  FoundSchedule,
} from '../record/belongings.ts'

/** The item here that a file means; undefined where there is none. */
type Resolve = (item: FoundReference) => number | undefined

/** A log without what it is about, and with the number of that here. */
type ImportedLog = Omit<FoundLog, 'item'> & { readonly materialId?: number }

/**
 * What a person's export holds besides items and kiln schedules, with the items as they are called
 * here.
 */
export function toBelongings({ collections, inventory, logs }: FoundBelongings, resolve: Resolve) {
  return {
    collections: collections.map(({ items, ...collection }) => ({
      ...collection,
      materialIds: [...new Set(items.flatMap((item) => resolve(item) ?? []))],
    })),
    inventory: firstOfEach(
      inventory.flatMap(({ item, ...stock }) => {
        const materialId = resolve(item)
        return materialId === undefined ? [] : [{ materialId, ...stock }]
      }),
    ),
    logs: logs.map(({ item, ...log }): ImportedLog => {
      const materialId = item && resolve(item)
      return { ...log, ...(materialId !== undefined && { materialId }) }
    }),
  }
}

/** A kiln schedule as it is brought: before the items, which is why it is not among the rest. */
export function toSchedule(found: FoundSchedule) {
  const { name, description, ortonConeId, atmosphereId, createdAt } = found
  return {
    name,
    description,
    ortonConeId,
    atmosphereId,
    defaultStartTemp: found.defaultStartTemp,
    isCelsius: found.isCelsius,
    ramps: [...found.ramps],
    ...(createdAt !== undefined && { createdAt }),
  }
}

function firstOfEach<TRow extends { readonly materialId: number }>(rows: readonly TRow[]): TRow[] {
  const seen = new Set<number>()
  return rows.filter(({ materialId }) => !seen.has(materialId) && seen.add(materialId))
}

/** All items that are meant. */
export function referencesIn({ collections, inventory, logs }: FoundBelongings): FoundReference[] {
  return [
    ...collections.flatMap((collection) => collection.items),
    ...inventory.map(({ item }) => item),
    ...logs.flatMap(({ item }) => item ?? []),
  ]
}

/** Their names, each once. */
export function namesOf(found: FoundBelongings): string[] {
  const names = referencesIn(found).map(({ name }) => name)
  return [...new Set(names.filter((name) => name !== ''))]
}

/** How many entries all lists have together. */
export function countBelongings(found: FoundBelongings): number {
  return Object.values(found).reduce((sum, list) => sum + list.length, 0)
}
