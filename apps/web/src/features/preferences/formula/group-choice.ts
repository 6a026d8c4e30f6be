import { type Oxide, OXIDES } from '@glazy/ceramics/chemistry/oxides'
import type { UmfOxides } from '@glazy/contract/preferences'

/** Groups of your own, as they are saved. */
export type OwnGroups = Extract<UmfOxides, { type: 'custom' }>['oxides']
export type OwnGroup = keyof OwnGroups

export const OWN_GROUPS = ['r2o', 'ro', 'r2o3', 'ro2'] as const satisfies readonly OwnGroup[]

/** The groups as formulas name them. */
export const GROUP_SYMBOLS = { r2o: 'R2O', ro: 'RO', r2o3: 'R2O3', ro2: 'RO2' } as const

const FLUX_GROUPS: readonly OwnGroup[] = ['r2o', 'ro']

/**
 * Oxides that can be added to a group, in display order. A flux may be made of any oxide, and is
 * taken from where it stood; stabilizers and glass-formers are made of what is no flux.
 */
export function choicesFor(groups: OwnGroups, group: OwnGroup): readonly Oxide[] {
  const taken = new Set(FLUX_GROUPS.includes(group) ? [] : [...groups.r2o, ...groups.ro])
  return OXIDES.filter((oxide) => !taken.has(oxide) && !groups[group].includes(oxide))
}

/** The groups with an oxide in one of them, and in no other. */
export function withOxide(groups: OwnGroups, group: OwnGroup, oxide: Oxide): OwnGroups {
  const cleared = withoutOxide(groups, oxide)
  return { ...cleared, [group]: [...cleared[group], oxide] }
}

export function withoutOxide(groups: OwnGroups, oxide: Oxide): OwnGroups {
  const without = (group: OwnGroup) => groups[group].filter((other) => other !== oxide)
  return { r2o: without('r2o'), ro: without('ro'), r2o3: without('r2o3'), ro2: without('ro2') }
}

/** Why groups cannot be used: nothing would be brought to one. */
export function groupProblem(groups: OwnGroups): 'fluxRequired' | undefined {
  return groups.r2o.length + groups.ro.length === 0 ? 'fluxRequired' : undefined
}
