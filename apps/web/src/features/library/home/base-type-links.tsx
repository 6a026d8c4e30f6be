import { BASE_TYPES } from '@glazy/ceramics/lookups/material-types'
import { Link } from '@tanstack/react-router'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import classes from './base-type-links.module.css'

/** The kinds of recipes and raw materials, each leading to its list. */
export function BaseTypeLinks() {
  const { t } = useTranslation('home')
  const names = useNames()
  return (
    <>
      <section aria-labelledby="recipe-types">
        <h2 id="recipe-types">{t('types.recipes')}</h2>
        <ul className={classes.types}>
          {BASE_TYPES.recipes.map((id) => (
            <li key={id}>
              <Link to="/recipes" search={{ base_type: id }} className={classes.type}>
                {names.of('type', id)}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="material-types">
        <h2 id="material-types">{t('types.materials')}</h2>
        <ul className={classes.types}>
          {BASE_TYPES.materials.map((id) => (
            <li key={id}>
              <Link to="/materials" search={{ base_type: id }} className={classes.type}>
                {names.of('type', id)}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
