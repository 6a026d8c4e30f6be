import { useQuery } from '@tanstack/react-query'
import { useSession } from '#lib/session/use-session.ts'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import { makeableRecipes } from '#queries/inventory.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { priceText } from '../price-text.ts'
import classes from './recipe-shelf.module.css'

/** What of a recipe is on the shelf of whoever is logged in, and what stands for what. */
export function RecipeShelf({ id }: { readonly id: number }) {
  const { t } = useTranslation('detail')
  const { user } = useSession()
  const { number, language } = useFormats()
  const names = useNames()
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
          {recipe.enoughFor !== null && onShelf === total && (
            <p>
              {recipe.enoughFor < 0.001
                ? t('shelf.outOfStock')
                : t('shelf.enoughFor', { weight: number(rounded(recipe.enoughFor), 3) })}
            </p>
          )}
          {recipe.costPerKilogram !== null && (
            <p>
              {t('shelf.cost', { price: priceText(recipe.costPerKilogram.toFixed(2), language) })}
            </p>
          )}
          {missing.length > 0 && (
            <p>
              {t('shelf.missing', { names: names.list(missing.map(({ name }) => nameOf(name))) })}
            </p>
          )}
        </>
      )}
    </div>
  )
}

/** To whole grams below a kilogram, to a tenth of a kilogram above, never more than there is. */
function rounded(kilograms: number): number {
  const steps = kilograms < 1 ? 1000 : 10
  return Math.floor(kilograms * steps + 1e-6) / steps
}
