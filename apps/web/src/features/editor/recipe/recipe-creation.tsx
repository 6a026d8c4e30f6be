import type { MaterialDetail } from '@glazy/contract/materials'
import { ErrorNotice } from '#components/error-notice.tsx'
import { RecipeEditor, type RecipeEditorProps } from './recipe-editor.tsx'
import type { SaveAttempt } from '#lib/drafts/use-draft.ts'
import { makeUuid } from '#lib/make-uuid.ts'
import { notify } from '#lib/notify.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { recipeBody, useCreateRecipe, type WrittenRecipe } from '#queries/authoring.ts'
import { useKeepForLater } from '#queries/use-keep-for-later.ts'

/** What is known of something new besides what is in its form. */
export interface ItemOrigin {
  /** Made where the item was begun, so that a repeated save makes it once. */
  readonly clientKey?: string | undefined
  /** Id of the item that it was copied from. */
  readonly originalId?: number | undefined
}

export interface RecipeCreationProps extends Pick<
  RecipeEditorProps,
  | 'initial'
  | 'owner'
  | 'id'
  | 'begunAs'
  | 'isKept'
  | 'before'
  | 'preview'
  | 'replacement'
  | 'onCancel'
> {
  readonly origin?: ItemOrigin
  readonly onCreated: (saved: MaterialDetail) => unknown
  /** The recipe waits on the device for a connection. Left out where it stays in the form until it is saved. */
  readonly onKept?: () => unknown
}

/** The form of a recipe that is saved nowhere yet. */
export function RecipeCreation({ origin = {}, onCreated, onKept, ...editor }: RecipeCreationProps) {
  const { t } = useTranslation('editor')
  const create = useCreateRecipe()
  const keep = useKeepForLater()

  // A network that fails after the recipe was made must not make it twice.
  async function save(recipe: WrittenRecipe, attempt: SaveAttempt): Promise<boolean> {
    const { originalId, clientKey = attempt.clientKey } = origin
    const change = recipeBody(recipe)
    try {
      const { data } = await create.mutateAsync({
        body: { ...change, originalId, clientKey },
        ...(attempt.isChanged && { change }),
      })
      await onCreated(data)
      return true
    } catch (failure) {
      const isKept =
        onKept !== undefined &&
        (await keep(failure, {
          kind: 'newRecipe',
          content: { recipe, originalId },
          name: recipe.newName,
          clientKey,
          // What was sent with the key before may have been made.
          ...(attempt.isChanged && { changeKey: makeUuid() }),
        }))
      if (isKept) {
        await onKept()
        return true
      }
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
