import { lazy, Suspense } from 'react'
import type { Replacing } from '#features/editor/recipe/recipe-editor.tsx'

const ReplaceInRows = lazy(() => import('./replace-in-rows.tsx'))

/** Finds what stands for a material of a recipe that is being written; the solver comes with it. */
export function replaceInEditor(replacing: Replacing) {
  return (
    <Suspense>
      <ReplaceInRows {...replacing} />
    </Suspense>
  )
}
