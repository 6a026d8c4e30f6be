import { slugify } from '@glazy/ceramics/lookups/slug'
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

/** What stands behind the id of an item for another page about it. */
const PAGES: readonly string[] = ['details', 'edit', 'versions']

/**
 * The name of an item as it is in its address; empty for a name without letters or figures. A
 * name that another page has behind the id gets a word before it.
 *
 * @example
 * itemSlug('Leach 4321') // 'leach-4321'
 * itemSlug('Edit') // 'item-edit'
 */
export function itemSlug(name: string): string {
  const slug = slugify(name)
  return PAGES.includes(slug) ? `item-${slug}` : slug
}

/**
 * Path of an item's page. A name without letters or figures leaves no slug.
 *
 * @example materialPath({ id: 12, kind: 'recipe', name: 'Leach 4321' }) // '/recipes/12/leach-4321'
 */
export function materialPath({ id, kind, name }: LinkedMaterial): string {
  const slug = itemSlug(name)
  const page = `${SECTION_OF_KIND[kind]}/${id}`
  return slug === '' ? page : `${page}/${slug}`
}

/** The same for an `href`: letters of other scripts are encoded. */
export function materialHref(material: LinkedMaterial): string {
  return encodeURI(materialPath(material))
}
