import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { ErrorNotice } from '#components/error-notice.tsx'
import page from '#components/page.module.css'
import { BaseTypeLinks } from '#features/library/home/base-type-links.tsx'
import { ConeLinks } from '#features/library/home/cone-links.tsx'
import { FirstSteps } from '#features/library/home/first-steps.tsx'
import { HomeSearch } from '#features/library/home/home-search.tsx'
import { ToolLinks } from '#features/library/home/tool-links.tsx'
import { MaterialGrid } from '#features/library/card/material-grid.tsx'
import { useListSelection } from '#features/library/selection/use-list-selection.ts'
import { newestRecipes } from '#queries/materials.ts'
import { useOpenItem } from '#lib/use-open-item.ts'
import classes from './welcome-screen.module.css'

/** What a visitor finds here: search, first steps, the kinds of things there are, what came last, and tools. */
export function WelcomeScreen() {
  const { t } = useTranslation('home')
  const { number } = useFormats()
  const openItem = useOpenItem()
  const { t: tList } = useTranslation('list')
  const newest = useQuery(newestRecipes)
  const recipes = newest.data?.data ?? []
  const selection = useListSelection(recipes)

  function open(id: number) {
    const material = recipes.find((shown) => shown.id === id)
    if (material) openItem(material)
  }

  return (
    <>
      <section className={classes.welcome}>
        <h1 className={classes.title}>{t('title')}</h1>
        <p className={page.lead}>{t('lead')}</p>
        <HomeSearch />
      </section>
      <FirstSteps recipe={recipes[0]} />
      <div className={classes.browse}>
        <ConeLinks />
        <BaseTypeLinks />
      </div>
      <section className={classes.newest} aria-labelledby="newest">
        <div className={classes.heading}>
          <h2 id="newest">{t('newest.title')}</h2>
          {newest.data && (
            <Link to="/recipes" search={{ o: 'cn' }} className={classes.all}>
              {t('newest.all', { total: number(newest.data.meta.pagination.total) })}
              <ArrowRight size={16} aria-hidden />
            </Link>
          )}
        </div>
        {newest.isError && (
          <ErrorNotice
            error={newest.error}
            title={tList('error.title')}
            onRetry={() => void newest.refetch()}
          />
        )}
        <MaterialGrid
          materials={recipes}
          selectedIds={selection.selectedIds}
          onSelect={selection.onSelect}
          onOpen={open}
        />
      </section>
      <ToolLinks />
    </>
  )
}
