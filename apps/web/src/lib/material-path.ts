import { slugify } from '@glazy/ceramics/slug'
import type { MaterialKind } from '@glazy/contract/materials'

/** What an item's address is made from. */
export interface LinkedMaterial {
  readonly id: number
  readonly kind: MaterialKind
  readonly name: string
}

/** Section of the site where items of a kind live. */
export const SECTION_OF_KIND = {
  recipe: '/recipes',
  analysis: '/analyses',
  primitive: '/materials',
} as const satisfies Record<MaterialKind, string>

/** An item's own page, as the router's links take it. A name without letters leaves no slug. */
export function materialLink({ id, kind, name }: LinkedMaterial) {
  return {
    to: `${SECTION_OF_KIND[kind]}/$id/{-$slug}`,
    params: { id: String(id), slug: slugify(name) || undefined },
  } as const
}

/** The same as an `href`: letters of other scripts in the slug are encoded. */
export function materialHref(material: LinkedMaterial): string {
  const { id, slug } = materialLink(material).params
  const path = `${SECTION_OF_KIND[material.kind]}/${id}`
  return slug === undefined ? path : encodeURI(`${path}/${slug}`)
}
