import { Link } from '@tanstack/react-router'
import { Breadcrumb } from '#components/breadcrumb.tsx'
import page from '#components/page.module.css'
import { BookmarkButton } from '#features/collections/bookmark/bookmark-button.tsx'
import { useBookmark } from '#features/collections/bookmark/use-bookmark.tsx'
import { Comparison } from '#features/compare/comparison.tsx'
import { BlendStart } from '#features/workbench/blend/blend-start.tsx'
import { lazyPart } from '#lib/lazy-part.ts'
import { comparedIds, type CompareSearch } from '#lib/list-search.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'

const ListChart = lazyPart(() => import('#features/charts/chart/list-chart.tsx'))

/** Items side by side, on a chart, and on their way into a blend. */
export function CompareScreen({ search }: { readonly search: CompareSearch }) {
  const { t: tCommon } = useTranslation('common')
  const { t: tList } = useTranslation('list')
  const { number } = useFormats()
  const { bookmark, dialog } = useBookmark()
  const total = number(comparedIds(search).length)
  return (
    <div className={page.page}>
      <Breadcrumb
        items={[
          { key: 'home', content: <Link to="/">{tCommon('breadcrumb.home')}</Link> },
          { key: 'compare', content: tList('breadcrumb.compare', { total }) },
        ]}
      />
      <Comparison
        search={search}
        onBookmark={(id) => bookmark([id])}
        chart={(items, onOpen) => (
          <ListChart materials={items} isMarked look="page" onOpen={onOpen} />
        )}
        blend={(items) => (
          <>
            <BookmarkButton ids={items.map(({ id }) => id)} />
            <BlendStart items={items} />
          </>
        )}
      />
      {dialog}
    </div>
  )
}
