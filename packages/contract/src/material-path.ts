import { slugify } from '@glazy/ceramics/slug'
import type { MaterialKind } from './materials.ts'

/** Section of the site where items of a kind live. */
export const SECTION_OF_KIND = {
  recipe: '/recipes',
  analysis: '/analyses',
  primitive: '/materials',
} as const satisfies Record<MaterialKind, string>

/** What an item's address is made from. */
export interface LinkedMaterial {
  readonly id: number
  readonly name: string
  readonly kind: MaterialKind
}

/**
 * Path of an item's page. A name without letters or figures leaves no slug.
 *
 * @example materialPath({ id: 12, kind: 'recipe', name: 'Leach 4321' }) // '/recipes/12/leach-4321'
 */
export function materialPath({ id, kind, name }: LinkedMaterial): string {
  const slug = slugify(name)
  const page = `${SECTION_OF_KIND[kind]}/${id}`
  return slug === '' ? page : `${page}/${slug}`
}

/** The same for an `href`: letters of other scripts are encoded. */
export function materialHref(material: LinkedMaterial): string {
  return encodeURI(materialPath(material))
}
