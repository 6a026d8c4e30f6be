import { useHydrated, useRouterState } from '@tanstack/react-router'
import { Suspense } from 'react'
import { lazyPart } from '#lib/lazy-part.ts'
import type { WeighedRecipe } from './weighed-recipe.ts'

const WeighOffOfRecipe = lazyPart(() => import('./weigh-off-of-recipe.tsx'))

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
