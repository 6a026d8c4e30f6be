import type { ChartedChemistry } from '@glazy/ceramics/charts/chart-axes'
import { deriveChemistry } from '@glazy/ceramics/chemistry/chemistry'
import type { OxideAmounts } from '@glazy/ceramics/chemistry/oxides'
import type { Db } from '#db/database.ts'
import type { ItemPlan } from './library.ts'

const SEED = 20261121
const ITEMS = 320

/** Numbers from 0 to 1 that are the same in every run. Source: mulberry32 by T. Ettinger. */
export function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Types of the items of a random library. */
export const RANDOM_TYPES = [460, 470, 530, 540, 110, 20]

/** Analyses and materials of all sorts; every tenth is like the one before, so that some tie. */
export function randomLibrary(owner: number, stranger: number): ItemPlan[] {
  const random = randomNumbers(SEED)
  const plans: ItemPlan[] = []
  for (let index = 0; index < ITEMS; index += 1) {
    const like = index % 10 === 9 ? plans[index - 1] : undefined
    const fromConeId = 1 + Math.floor(random() * 36)
    const hasCone = random() < 0.7
    plans.push({
      ownerId: random() < 0.5 ? owner : stranger,
      isPrivate: random() < 0.2,
      kind: random() < 0.3 ? 'primitive' : 'analysis',
      percent: like?.percent ?? randomPercent(random),
      loi: Math.round(random() * 10),
      typeId: RANDOM_TYPES[Math.floor(random() * RANDOM_TYPES.length)] ?? 460,
      ...(hasCone && { fromConeId, toConeId: fromConeId + Math.floor(random() * 3) }),
    })
  }
  return plans
}

/** Now and then without flux, without alumina, or of nothing at all. */
function randomPercent(random: () => number): OxideAmounts {
  if (random() < 0.04) return {}
  const amount = (most: number) => Math.round(random() * most * 100) / 100
  const hasFlux = random() < 0.93
  return {
    SiO2: 40 + amount(30),
    ...(random() < 0.95 && { Al2O3: amount(25) }),
    ...(hasFlux && { CaO: 0.5 + amount(15), K2O: amount(6), Na2O: amount(5) }),
    ...(hasFlux && random() < 0.4 && { MgO: amount(6) }),
    ...(random() < 0.4 && { B2O3: amount(12) }),
    ...(random() < 0.3 && { Fe2O3: amount(9) }),
  }
}

/** An item with its chemistry, calculated for the test alone. */
export interface Known {
  readonly id: number
  readonly ownerId: number
  readonly isPrivate: boolean
  readonly typeId: number | null
  readonly fromConeId: number | null
  readonly toConeId: number | null
  readonly chemistry: ChartedChemistry
}

/** All items there are. */
export async function readLibrary(db: Db): Promise<Known[]> {
  const rows = await db
    .selectFrom('material as m')
    .innerJoin('material_chemistry as c', 'c.material_id', 'm.id')
    .select(['m.id', 'm.owner_id', 'm.is_private', 'm.type_id', 'm.from_cone_id', 'm.to_cone_id'])
    .select(['c.percent', 'c.loi'])
    .execute()
  return rows.map((row) => ({
    id: row.id,
    ownerId: row.owner_id,
    isPrivate: row.is_private,
    typeId: row.type_id,
    fromConeId: row.from_cone_id,
    toConeId: row.to_cone_id,
    chemistry: deriveChemistry(row),
  }))
}
