import { Link } from '@tanstack/react-router'
import { Breadcrumb } from '#components/breadcrumb.tsx'
import page from '#components/page.module.css'
import { PhotographList } from '#features/item/photographs/photograph-list.tsx'
import type { PageSearch } from '#lib/page-search.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'

/** The photographs of the whole library. */
export function ImagesScreen({ search }: { readonly search: PageSearch }) {
  const { t } = useTranslation('photographs')
  const { t: tCommon } = useTranslation('common')
  return (
    <div className={page.page}>
      <Breadcrumb
        items={[
          { key: 'home', content: <Link to="/">{tCommon('breadcrumb.home')}</Link> },
          { key: 'images', content: t('list.title') },
        ]}
      />
      <h1>{t('list.title')}</h1>
      <p className={page.lead}>
        <Link to="/recipes" search={{ photo: true }}>
          {t('list.recipes')}
        </Link>
      </p>
      <PhotographList
        search={search}
        link={(p, attributes) => (
          <Link key={p} to="/images" search={{ p: p > 1 ? p : undefined }} {...attributes} />
        )}
      />
    </div>
  )
}
