import { Suspense } from 'react'
import { LoadingScreen } from '#components/loading-screen.tsx'
import type { RecipeEditorProps } from '#features/editor/recipe/recipe-editor.tsx'
import { RecipeChemistry } from '#features/editor/recipe/recipe-chemistry.tsx'
import { useOwnSaves } from '#features/editor/saving/use-own-saves.ts'
import type { WorkedOn } from '#features/workbench/cards/worked-card.tsx'
import { lazyPart } from '#lib/lazy-part.ts'
import { RecipeForm } from './recipe-form.tsx'
import { CardHead } from '#features/workbench/cards/workbench-card.tsx'
import { TargetPreview } from './target-preview.tsx'
import classes from '#features/workbench/cards/workbench-card.module.css'

const AnalysisForm = lazyPart(() => import('./analysis-form.tsx'))
const MetadataForm = lazyPart(() => import('./metadata-form.tsx'))

/** A card that is being changed, with the forms of the editor in it. */
export function OpenCard({ modes, sources, onTarget, ...card }: WorkedOn) {
  const { item, owner } = card
  const { kind } = item
  const form = { ...card, ownSaves: useOwnSaves(owner) }
  const mode = modes.find((one) => one !== 'metadata')
  const preview: RecipeEditorProps['preview'] = (rows, setRows) =>
    modes.includes('target') ? (
      <TargetPreview
        item={item}
        rows={rows}
        setRows={setRows}
        sources={sources}
        onTarget={onTarget}
      />
    ) : (
      <RecipeChemistry rows={rows} />
    )
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
