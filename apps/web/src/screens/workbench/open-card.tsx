import { lazy, Suspense } from 'react'
import { LoadingScreen } from '#components/loading-screen.tsx'
import type { RecipeEditorProps } from '#features/editor/recipe/recipe-editor.tsx'
import type { WorkingMode } from '#features/workbench/copies/working-list.ts'
import type { CardFormProps } from './card-form.ts'
import { RecipeForm } from './recipe-form.tsx'
import { CardHead } from '#features/workbench/cards/workbench-card.tsx'
import classes from '#features/workbench/cards/workbench-card.module.css'

const AnalysisForm = lazy(() => import('./analysis-form.tsx'))
const MetadataForm = lazy(() => import('./metadata-form.tsx'))

export interface OpenCardProps extends Omit<CardFormProps, 'mode'> {
  /** The ways in which the item is being changed. */
  readonly modes: readonly WorkingMode[]
  readonly preview: RecipeEditorProps['preview']
}

/** A card that is being changed, in one way or in several at once. */
export function OpenCard({ modes, preview, ...form }: OpenCardProps) {
  const { item } = form
  const { kind } = item
  const mode = modes.find((one) => one !== 'metadata')
  return (
    <article className={classes.open} aria-label={item.name}>
      <CardHead item={item} />
      {mode &&
        (kind === 'recipe' ? (
          <RecipeForm {...form} mode={mode} preview={preview} />
        ) : (
          <Suspense fallback={<LoadingScreen />}>
            <AnalysisForm {...form} mode={mode} kind={kind} />
          </Suspense>
        ))}
      {modes.includes('metadata') && (
        <Suspense fallback={<LoadingScreen />}>
          <MetadataForm {...form} mode="metadata" />
        </Suspense>
      )}
    </article>
  )
}
