import type { MaterialDetail } from '@glazy/contract/materials'
import { ErrorNotice } from '#components/error-notice.tsx'
import { RecipeEditor, type RecipeEditorProps, type SubmittedRecipe } from './recipe-editor.tsx'
import type { SaveAttempt } from '#lib/drafts/use-draft.ts'
import { notify } from '#lib/notify.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useCreateRecipe } from '#queries/authoring.ts'

/** What is known of something new besides what is in its form. */
export interface ItemOrigin {
  /** Made where the item was begun, so that a repeated save makes it once. */
  readonly clientKey?: string | undefined
  /** Id of the item that it was copied from. */
  readonly originalId?: number | undefined
}

export interface RecipeCreationProps extends Pick<
  RecipeEditorProps,
  'initial' | 'owner' | 'id' | 'isKept' | 'before' | 'preview' | 'onCancel'
> {
  readonly origin?: ItemOrigin
  readonly onCreated: (saved: MaterialDetail) => unknown
}

/** The form of a recipe that is saved nowhere yet. */
export function RecipeCreation({ origin = {}, onCreated, ...editor }: RecipeCreationProps) {
  const { t } = useTranslation('editor')
  const create = useCreateRecipe()

  // A network that fails after the recipe was made must not make it twice.
  async function save(recipe: SubmittedRecipe, attempt: SaveAttempt): Promise<boolean> {
    const { originalId, clientKey = attempt.clientKey } = origin
    const change = { ...recipe, materialComponents: [...recipe.materialComponents] }
    try {
      const { data } = await create.mutateAsync({
        body: { ...change, originalId, clientKey },
        ...(attempt.isChanged && { change }),
      })
      await onCreated(data)
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
      originalId={editor.id === null ? origin.originalId : undefined}
      trouble={create.isError && <ErrorNotice title={t('createFailed')} error={create.error} />}
      onSave={(recipe, _, attempt) => save(recipe, attempt)}
    />
  )
}
