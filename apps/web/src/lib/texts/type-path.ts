import { findMaterialType } from '@glazy/ceramics/lookups/material-types'
import type { Names } from './names.ts'

/**
 * A type with those above it, without the root of the tree; empty for an unknown one.
 *
 * @example typePath(names, 500) // 'Glaze - Iron - Celadon'
 */
export function typePath(names: Names, id: number | null): string {
  const [root, ...below] = findMaterialType(id ?? 0)?.path ?? []
  return (below.length > 0 ? below : [root ?? null]).map((one) => names.of('type', one)).join(' - ')
}
