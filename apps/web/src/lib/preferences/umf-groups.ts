import { UMF_GROUPS, type UmfGroups } from '@glazy/ceramics/chemistry/unity'
import type { UmfOxides } from '@glazy/contract/preferences'

/** The published ways to sort oxides into fluxes, stabilizers and glass-formers, and one's own. */
export type GroupSet = UmfOxides['type']

/** The groups that a preference stands for. */
export function umfGroupsOf(preference: UmfOxides): UmfGroups {
  if (preference.type === 'default') return UMF_GROUPS.default
  if (preference.type === 'xumf') return UMF_GROUPS.extended
  const { r2o, ro, r2o3, ro2 } = preference.oxides
  return { R2O: r2o, RO: ro, R2O3: r2o3, RO2: ro2 }
}
