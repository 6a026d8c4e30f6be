import { useHydrated, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { WeighedRecipe } from './weighed-recipe.ts'

const WeighOffOfRecipe = lazy(() => import('./weigh-off-of-recipe.tsx'))

/** Where the batch of a recipe is weighed off, once someone has asked for it; also after a reload. */
export function WeighOffRoom({ recipe }: { readonly recipe: WeighedRecipe }) {
  const isHydrated = useHydrated()
  const isAsked = useRouterState({
    select: ({ location }) => location.state.weighOff === recipe.id,
  })
  if (!isHydrated || !isAsked) return null
  return (
    <Suspense>
      <WeighOffOfRecipe recipe={recipe} />
    </Suspense>
  )
}
