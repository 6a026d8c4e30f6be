import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import page from '#components/page.module.css'
import { BaseTypeLinks } from '#features/home/base-type-links.tsx'
import { HomeSearch } from '#features/home/home-search.tsx'
import { newestRecipes } from '#queries/materials.ts'
import classes from './home-screen.module.css'

/** The front page: search, the kinds of things there are, and what came last. */
export function HomeScreen() {
  const { t } = useTranslation('home')
  const { data } = useSuspenseQuery(newestRecipes)
  return (
    <div className={page.page}>
      <section className={classes.welcome}>
        <h1 className={classes.title}>{t('title')}</h1>
        <p className={page.lead}>{t('lead')}</p>
        <HomeSearch />
      </section>
      <BaseTypeLinks />
      <section className={classes.newest} aria-labelledby="newest">
        <div className={classes.heading}>
          <h2 id="newest">{t('newest.title')}</h2>
          <Link to="/recipes" search={{ o: 'cn' }} className={classes.all}>
            {t('newest.all')}
            <ArrowRight size={16} aria-hidden />
          </Link>
        </div>
        <p>{data.meta.pagination.total}</p>
      </section>
    </div>
  )
}
