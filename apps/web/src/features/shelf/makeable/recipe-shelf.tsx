import { useQuery } from '@tanstack/react-query'
import { useSession } from '#lib/session/use-session.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { makeableRecipes } from '#queries/inventory.ts'
import classes from './recipe-shelf.module.css'

/** What of a recipe is on the shelf of whoever is logged in, and what stands for what. */
export function RecipeShelf({ id }: { readonly id: number }) {
  const { t } = useTranslation('detail')
  const { user } = useSession()
  const { data } = useQuery(makeableRecipes(user?.id ?? 0, user ? [id] : []))
  if (!user) return null
  const recipe = data?.[0]
  if (data && (recipe === undefined || recipe.onShelf === 0)) return null
  const { onShelf = 0, total = 0, ingredients = [] } = recipe ?? {}
  const nameOf = (name: string | null) => name ?? t('shelf.private')
  const missing = ingredients.filter(({ match }) => match === null)
  return (
    <div className={classes.shelf}>
      {recipe && (
        <>
          <p>{t(onShelf === total ? 'shelf.all' : 'shelf.some', { onShelf, total })}</p>
          <ul>
            {ingredients.map(({ materialId, name, match, by }) =>
              match === null || match === 'same' || by === null ? null : (
                <li key={materialId}>
                  {t('shelf.standsFor', { by: by.name, name: nameOf(name) })} ({t(`shelf.${match}`)}
                  )
                </li>
              ),
            )}
          </ul>
          {missing.length > 0 && (
            <p>
              {t('shelf.missing', { names: missing.map(({ name }) => nameOf(name)).join(', ') })}
            </p>
          )}
        </>
      )}
    </div>
  )
}
