import { useSuspenseQuery } from '@tanstack/react-query'
import page from '#components/page.module.css'
import { DetailBreadcrumb } from '#features/item/page/detail-breadcrumb.tsx'
import { materialDetail } from '#queries/materials.ts'
import { MaterialView } from './material-view.tsx'

/** The page of a recipe, an analysis or a raw material. */
export function MaterialDetailScreen({ id }: { readonly id: number }) {
  const { data: material } = useSuspenseQuery(materialDetail(id))
  return (
    <div className={page.page}>
      <DetailBreadcrumb material={material} />
      <MaterialView material={material} />
    </div>
  )
}
