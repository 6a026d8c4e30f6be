import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { Atom, Compass, Flame, House, Images, NotebookText, Pickaxe } from 'lucide-react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { photographedRecipes } from '#queries/photographed-recipes.ts'
import classes from './sidebar.module.css'

/** The link home. */
export function HomeLink() {
  const { t } = useTranslation('shell')
  return (
    <ul className={classes.section}>
      <li>
        <Link to="/" className={classes.item} activeOptions={{ exact: true }} title={t('nav.home')}>
          <House size={18} aria-hidden />
          <span className={classes.text}>{t('nav.home')}</span>
        </Link>
      </li>
    </ul>
  )
}

/** What the community shares: recipes that were photographed, unless the library has none yet. */
export function CommunityNav() {
  const { t } = useTranslation('shell')
  const { data: photographed } = useQuery(photographedRecipes)
  // The lists of one person are not those of everyone.
  const isOfOne = useLocation({ select: ({ search }) => 'u' in search })
  const active = { includeSearch: isOfOne, exact: isOfOne }
  return (
    <section>
      <h2 className={classes.heading}>{t('nav.community')}</h2>
      <ul className={classes.section}>
        <li>
          <Link
            to="/recipes"
            search={photographed === 0 ? {} : { photo: true }}
            className={classes.item}
            activeOptions={active}
            title={t('nav.recipes')}
          >
            <NotebookText size={18} aria-hidden />
            <span className={classes.text}>{t('nav.recipes')}</span>
          </Link>
        </li>
        <li>
          <Link
            to="/images"
            className={classes.item}
            activeOptions={{ includeSearch: false }}
            title={t('nav.images')}
          >
            <Images size={18} aria-hidden />
            <span className={classes.text}>{t('nav.images')}</span>
          </Link>
        </li>
        <li>
          <Link
            to="/materials"
            className={classes.item}
            activeOptions={active}
            title={t('nav.materials')}
          >
            <Pickaxe size={18} aria-hidden />
            <span className={classes.text}>{t('nav.materials')}</span>
          </Link>
        </li>
        <li>
          <Link
            to="/analyses"
            className={classes.item}
            activeOptions={active}
            title={t('nav.analyses')}
          >
            <Atom size={18} aria-hidden />
            <span className={classes.text}>{t('nav.analyses')}</span>
          </Link>
        </li>
        <li>
          <Link to="/kilnschedules" className={classes.item} title={t('nav.kilns')}>
            <Flame size={18} aria-hidden />
            <span className={classes.text}>{t('nav.kilns')}</span>
          </Link>
        </li>
        <li>
          <Link
            to="/explore"
            className={classes.item}
            activeOptions={{ includeSearch: false }}
            title={t('nav.explore')}
          >
            <Compass size={18} aria-hidden />
            <span className={classes.text}>{t('nav.explore')}</span>
          </Link>
        </li>
      </ul>
    </section>
  )
}
