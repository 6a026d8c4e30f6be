import { BASE_TYPES } from '@glazy/ceramics/lookups/material-types'
import { Link } from '@tanstack/react-router'
import pills from '#components/link-pills.module.css'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'

/** The kinds of recipes and raw materials, each leading to its list. */
export function BaseTypeLinks() {
  const { t } = useTranslation('home')
  const names = useNames()
  return (
    <>
      <section aria-labelledby="recipe-types">
        <h2 id="recipe-types">{t('types.recipes')}</h2>
        <ul className={pills.pills}>
          {BASE_TYPES.recipes.map((id) => (
            <li key={id}>
              <Link to="/recipes" search={{ base_type: id }} className={pills.pill}>
                {names.of('type', id)}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="material-types">
        <h2 id="material-types">{t('types.materials')}</h2>
        <ul className={pills.pills}>
          {BASE_TYPES.materials.map((id) => (
            <li key={id}>
              <Link to="/materials" search={{ base_type: id }} className={pills.pill}>
                {names.of('type', id)}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
