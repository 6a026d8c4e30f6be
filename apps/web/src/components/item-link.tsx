import type { MaterialKind } from '@glazy/contract/materials'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { itemSlug, type LinkedMaterial } from '@glazy/contract/material-path'

export interface ItemLinkProps {
  readonly item: LinkedMaterial
  readonly className?: string | undefined
  /** Words of the link; the name where they are left out. */
  readonly children?: ReactNode
  readonly target?: '_blank'
}

const PAGES = {
  recipe: '/recipes/$id/{-$slug}',
  analysis: '/analyses/$id/{-$slug}',
  primitive: '/materials/$id/{-$slug}',
} as const satisfies Record<MaterialKind, string>

/** Link to the page of a recipe, an analysis or a raw material. */
export function ItemLink({ item, className, children, target }: ItemLinkProps) {
  const { id, name, kind } = item
  return (
    <Link
      to={PAGES[kind]}
      params={{ id: String(id), slug: itemSlug(name) || undefined }}
      className={className}
      target={target}
    >
      {children ?? name}
    </Link>
  )
}
