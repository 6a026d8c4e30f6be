import { lazy, Suspense } from 'react'
import type { Replacing } from '#features/editor/recipe/recipe-editor.tsx'

const ReplaceDialog = lazy(() => import('./replace-dialog.tsx'))

/** Finds what stands for a material of a recipe that is being written; the solver comes with it. */
export function replaceInEditor(replacing: Replacing) {
  return (
    <Suspense>
      <ReplaceDialog {...replacing} />
    </Suspense>
  )
}
