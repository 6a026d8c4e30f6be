import type { MakeableRecipe } from '@glazy/contract/inventory'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '#lib/session/use-session.ts'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import { makeableRecipes } from '#queries/inventory.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { priceText } from '#lib/prices/price-text.ts'
import classes from './recipe-shelf.module.css'

/** What of a recipe is on the shelf of whoever is logged in, and what stands for what. */
export function RecipeShelf({ id }: { readonly id: number }) {
  const { user } = useSession()
  const { data } = useQuery(makeableRecipes(user?.id ?? 0, user ? [id] : []))
  if (!user) return null
  const recipe = data?.[0]
  if (data && (recipe === undefined || recipe.onShelf === 0)) return null
  return <div className={classes.shelf}>{recipe && <OnShelf recipe={recipe} />}</div>
}

function OnShelf({ recipe }: { readonly recipe: MakeableRecipe }) {
  const { t } = useTranslation('detail')
  const { number, language } = useFormats()
  const names = useNames()
  const { onShelf, total, ingredients, enoughFor, costPerKilogram } = recipe
  const nameOf = (name: string | null) =>
    name === null ? t('shelf.private') : names.shown({ name })
  const missing = ingredients.filter(({ match }) => match === null)
  return (
    <>
      <p>{t(onShelf === total ? 'shelf.all' : 'shelf.some', { onShelf, total })}</p>
      <ul>
        {ingredients.map(({ materialId, name, match, by }) => {
          if (match === null || match === 'same' || by === null) return null
          const words = t('shelf.standsFor', { by: nameOf(by.name), name: nameOf(name) })
          const reason = t(`shelf.${match}`)
          return <li key={materialId}>{`${words} (${reason})`}</li>
        })}
      </ul>
      {enoughFor !== null && onShelf === total && (
        <p>
          {enoughFor < 0.001
            ? t('shelf.outOfStock')
            : t('shelf.enoughFor', { weight: number(rounded(enoughFor), 3) })}
        </p>
      )}
      {costPerKilogram !== null && (
        <p>{t('shelf.cost', { price: priceText(costPerKilogram, language) })}</p>
      )}
      {missing.length > 0 && (
        <p>{t('shelf.missing', { names: names.list(missing.map(({ name }) => nameOf(name))) })}</p>
      )}
    </>
  )
}

/** To whole grams below a kilogram, to a tenth of a kilogram above, never more than there is. */
function rounded(kilograms: number): number {
  const steps = kilograms < 1 ? 1000 : 10
  return Math.floor(kilograms * steps + 1e-6) / steps
}
