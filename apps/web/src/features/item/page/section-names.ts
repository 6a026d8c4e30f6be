import type { MaterialKind } from '@glazy/contract/materials'

/** Texts of `shell` that name the list of a kind. */
export const SECTION_NAMES = {
  recipe: 'nav.recipes',
  analysis: 'nav.analyses',
  primitive: 'nav.materials',
} as const satisfies Record<MaterialKind, string>
