/** Regions that a glaze can be asked to lie in. Crazing overlaps the others and bends in on itself. */
export const STULL_AREAS = ['unfused', 'matte', 'semiMatte', 'bright', 'underfired'] as const
export type StullAreaId = (typeof STULL_AREAS)[number]
