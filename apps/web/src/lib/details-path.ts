import type { MaterialKind } from '@glazy/contract/materials'

/** The form of all that is said about an item besides what it is made of. */
export const DETAILS_PATHS = {
  recipe: '/recipes/$id/details',
  primitive: '/materials/$id/details',
  analysis: '/analyses/$id/details',
} as const satisfies Record<MaterialKind, string>
