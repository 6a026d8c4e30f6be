import type { CurrentUser } from '@glazy/contract/accounts'
import { materialPath } from '@glazy/contract/material-path'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { Breadcrumb } from '#components/breadcrumb.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import page from '#components/page.module.css'
import { rowsOf } from '#features/recipe-editor/editor-rows.ts'
import { recipeDraftStore } from '#features/recipe-editor/recipe-draft.ts'
import { RecipeEditor, type SubmittedRecipe } from '#features/recipe-editor/recipe-editor.tsx'
import { isApiError } from '#lib/api/api-error.ts'
import { notify } from '#lib/notify.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useUpdateRecipe } from '#queries/authoring.ts'
import { materialDetail } from '#queries/materials.ts'
import { OutdatedNotice } from './outdated-notice.tsx'
import { RecipeChemistry } from './recipe-chemistry.tsx'

export interface EditRecipeScreenProps {
  readonly user: CurrentUser
  readonly id: number
}

/** Where a recipe is changed. A save of an outdated version is told so and shown both. */
export function EditRecipeScreen({ user, id }: EditRecipeScreenProps) {
  const { t } = useTranslation('editor')
  const { data: current } = useSuspenseQuery(materialDetail(id))
  // What is edited stays what it was when the page was opened, whatever is read meanwhile.
  const [opened] = useState(current)
  const initial = useMemo(() => ({ name: opened.name, rows: rowsOf(opened.components) }), [opened])
  const update = useUpdateRecipe(id)
  const client = useQueryClient()
  const navigate = useNavigate()
  const [attempt, setAttempt] = useState<SubmittedRecipe>()
  const isOutdated = isApiError(update.error) && update.error.code === 'material.outdated'

  async function save(recipe: SubmittedRecipe, version: number): Promise<boolean> {
    setAttempt(recipe)
    try {
      const { data } = await update.mutateAsync({
        ...recipe,
        materialComponents: [...recipe.materialComponents],
        version,
      })
      notify('success', t('updated', { name: data.name }))
      await navigate({ to: materialPath(data), ignoreBlocker: true })
      return true
    } catch (error) {
      if (isApiError(error) && error.code === 'material.outdated') {
        await client.refetchQueries({ queryKey: materialDetail(id).queryKey })
      }
      notify('error', t('updateFailed'))
      return false
    }
  }

  /** Saves what was refused as the version after the one that is shown. */
  async function overwrite() {
    if (attempt && (await save(attempt, current.version))) recipeDraftStore(user.id, id).clear()
  }

  return (
    <div className={page.page}>
      <Breadcrumb
        items={[
          { key: 'recipes', content: <Link to="/recipes">{t('recipes')}</Link> },
          { key: 'recipe', content: <Link to={materialPath(opened)}>{opened.name}</Link> },
          { key: 'edit', content: t('edit.crumb') },
        ]}
      />
      <h1>{t('edit.title', { name: opened.name })}</h1>
      <RecipeEditor
        initial={initial}
        owner={user.id}
        id={id}
        version={opened.version}
        preview={(rows) => <RecipeChemistry rows={rows} />}
        trouble={
          isOutdated ? (
            <OutdatedNotice saved={current} onOverwrite={() => void overwrite()} />
          ) : (
            update.isError && <ErrorNotice title={t('updateFailed')} error={update.error} />
          )
        }
        onSave={(recipe, version) => save(recipe, version ?? opened.version)}
        onCancel={() => void navigate({ to: materialPath(opened), ignoreBlocker: true })}
      />
    </div>
  )
}
