import type { CurrentUser } from '@glazy/contract/accounts'
import { materialPath } from '@glazy/contract/material-path'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ClientOnly, useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { lazyPart } from '#lib/lazy-part.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { materialDetail } from '#queries/materials.ts'
import { ChangedChart } from './changed-chart.tsx'
import { RecipeChange } from '#features/editor/recipe/recipe-change.tsx'
import { RecipeChemistry } from '#features/editor/recipe/recipe-chemistry.tsx'
import { replaceInEditor } from '#screens/replace/replace-in-editor.tsx'
import { EditorFrame } from './editor-frame.tsx'

const WaitingHere = lazyPart(() => import('#features/outbox/waiting-here.tsx'))

export interface EditRecipeScreenProps {
  readonly user: CurrentUser
  readonly id: number
}

/** Where a recipe is changed. */
export function EditRecipeScreen({ user, id }: EditRecipeScreenProps) {
  const { t } = useTranslation('editor')
  const { data: current } = useSuspenseQuery(materialDetail(id))
  // The page is called what the recipe was called when it was opened, whatever is read meanwhile.
  const [opened] = useState(current)
  const navigate = useNavigate()
  return (
    <EditorFrame
      kind="recipe"
      section={t('recipes')}
      item={opened}
      crumb={t('edit.crumb')}
      title={t('edit.title', { name: opened.name })}
    >
      <ClientOnly>
        <Suspense>
          <WaitingHere owner={user.id} kind="recipe" id={id} />
        </Suspense>
      </ClientOnly>
      <RecipeChange
        current={current}
        owner={user.id}
        replacement={replaceInEditor}
        preview={(rows) => (
          <RecipeChemistry
            rows={rows}
            before={opened.analysis}
            chart={(analysis) => <ChangedChart recipe={opened} analysis={analysis} />}
          />
        )}
        onKept={() => navigate({ to: '/outbox', ignoreBlocker: true })}
        onSaved={(saved) => navigate({ to: materialPath(saved), ignoreBlocker: true })}
        onCancel={() => void navigate({ to: materialPath(opened), ignoreBlocker: true })}
      />
    </EditorFrame>
  )
}
