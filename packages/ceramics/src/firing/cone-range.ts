import { CONE_GROUPS, type ConeRange } from './cones.ts'

/**
 * The cones that a filter asks for: those of a band of firing, or one by its id.
 *
 * @param cone a band's name, or an id, which in an address is digits
 * @example
 * coneRange('mid') // { fromId: 27, toId: 32 }
 * coneRange(30) // { fromId: 30, toId: 30 }
 */
export function coneRange(cone: string | number): ConeRange {
  if (cone === 'low' || cone === 'mid' || cone === 'high') return CONE_GROUPS[cone]
  return { fromId: Number(cone), toId: Number(cone) }
}
