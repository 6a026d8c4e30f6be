import { descendants } from './material-types.ts'

/** Ids of a material type and of all types below it. */
export function typeIdsWithin(id: number): ReadonlySet<number> {
  return new Set([id, ...descendants(id).map((type) => type.id)])
}
