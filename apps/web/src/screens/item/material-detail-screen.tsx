import type { MaterialKind } from '@glazy/contract/materials'
import { useSuspenseQuery } from '@tanstack/react-query'
import page from '#components/page.module.css'
import { DetailBreadcrumb } from '#features/item/page/detail-breadcrumb.tsx'
import { WrongType } from '#features/item/page/wrong-type.tsx'
import { materialDetail } from '#queries/materials.ts'
import { MaterialView } from './material-view.tsx'

export interface MaterialDetailScreenProps {
  readonly id: number
  /** What the address takes the item for. */
  readonly kind: MaterialKind
}

/** The page of a recipe, an analysis or a raw material. */
export function MaterialDetailScreen({ id, kind }: MaterialDetailScreenProps) {
  const { data: material } = useSuspenseQuery(materialDetail(id))
  if (material.kind !== kind) return <WrongType item={material} />
  return (
    <div className={page.page}>
      <DetailBreadcrumb material={material} />
      <MaterialView material={material} />
    </div>
  )
}
