import type { MaterialDetail } from '@glazy/contract/materials'
import { useState } from 'react'
import { ErrorNotice } from '#components/error-notice.tsx'
import { RecipeEditor, type RecipeEditorProps, type SubmittedRecipe } from './recipe-editor.tsx'
import { makeUuid } from '#lib/make-uuid.ts'
import { notify } from '#lib/notify.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { type NewRecipe, useCreateRecipe } from '#queries/authoring.ts'

/** What is known of something new besides what stands in its form. */
export interface ItemOrigin {
  /** Made where the item was begun, so that a repeated save makes it once. */
  readonly clientKey?: string | undefined
  /** Id of the item that it was copied from. */
  readonly originalId?: number | undefined
}

export interface RecipeCreationProps extends Pick<
  RecipeEditorProps,
  'initial' | 'owner' | 'id' | 'isKept' | 'preview' | 'onCancel'
> {
  readonly origin?: ItemOrigin
  readonly onCreated: (saved: MaterialDetail) => unknown
}

/** The form of a recipe that is saved nowhere yet. */
export function RecipeCreation({ origin = {}, onCreated, ...editor }: RecipeCreationProps) {
  const { t } = useTranslation('editor')
  const create = useCreateRecipe()
  // A network that fails after the recipe was made must not make it twice.
  const [clientKey] = useState(() => origin.clientKey ?? makeUuid())

  async function save(recipe: SubmittedRecipe): Promise<boolean> {
    const { originalId } = origin
    const materialComponents = [...recipe.materialComponents]
    const body: NewRecipe = { ...recipe, materialComponents, originalId, clientKey }
    try {
      await onCreated((await create.mutateAsync(body)).data)
      return true
    } catch {
      notify('error', t('createFailed'))
      return false
    }
  }

  return (
    <RecipeEditor
      {...editor}
      version={null}
      trouble={create.isError && <ErrorNotice title={t('createFailed')} error={create.error} />}
      onSave={save}
    />
  )
}
