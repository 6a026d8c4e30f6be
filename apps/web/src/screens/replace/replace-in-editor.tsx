import { Suspense } from 'react'
import type { Replacing } from '#features/editor/recipe/recipe-editor.tsx'
import { lazyPart } from '#lib/lazy-part.ts'

const ReplaceInRows = lazyPart(() => import('./replace-in-rows.tsx'))

/** Finds what stands for a material of a recipe that is being written; the solver comes with it. */
export function replaceInEditor(replacing: Replacing) {
  return (
    <Suspense>
      <ReplaceInRows {...replacing} />
    </Suspense>
  )
}
