import type { CurrentUser } from '@glazy/contract/accounts'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { withSpareRow } from '#features/editor/recipe/editor-rows.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { RecipeChemistry } from '#features/editor/recipe/recipe-chemistry.tsx'
import { RecipeCreation } from '#features/editor/recipe/recipe-creation.tsx'
import { type BegunRecipe, useBegunLines } from '#features/editor/recipe/use-begun-lines.ts'
import { useShowNewItem } from '#features/editor/saving/use-show-new-item.ts'
import { replaceInEditor } from '#screens/replace/replace-in-editor.tsx'
import { EditorFrame } from './editor-frame.tsx'

const EMPTY = { name: '', rows: withSpareRow([]) }

export interface NewRecipeScreenProps {
  readonly user: CurrentUser
  /** What it begins with; nothing where it is left out. */
  readonly begun?: BegunRecipe | undefined
}

/** Where a recipe is written down for the first time. */
export function NewRecipeScreen({ user, begun }: NewRecipeScreenProps) {
  const { t } = useTranslation('editor')
  const rows = useBegunLines(begun)
  const [initial] = useState(() => (begun ? { name: begun.name ?? '', rows } : EMPTY))
  const showNew = useShowNewItem()
  const { history } = useRouter()
  const navigate = useNavigate()

  return (
    <EditorFrame kind="recipe" section={t('recipes')} crumb={t('new.title')} title={t('new.title')}>
      <RecipeCreation
        initial={initial}
        begunAs={begun?.text}
        owner={user.id}
        id={null}
        replacement={replaceInEditor}
        preview={(rows) => <RecipeChemistry rows={rows} />}
        onKept={() => navigate({ to: '/outbox', ignoreBlocker: true })}
        onCreated={(saved) => showNew(saved, t('created', { name: saved.name }))}
        onCancel={() => history.back()}
      />
    </EditorFrame>
  )
}
