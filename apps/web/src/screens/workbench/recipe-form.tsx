import type { CurrentUser } from '@glazy/contract/accounts'
import type { MaterialDetail } from '@glazy/contract/materials'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ErrorNotice } from '#components/error-notice.tsx'
import { LoadingScreen } from '#components/loading-screen.tsx'
import { type EditorRow, rowsOf, withSpareRow } from '#features/recipe-editor/editor-rows.ts'
import { recipeDraftStore } from '#features/recipe-editor/recipe-draft.ts'
import {
  RecipeEditor,
  type SetRows,
  type SubmittedRecipe,
} from '#features/recipe-editor/recipe-editor.tsx'
import { isDraft, type WorkingItem, workingItem } from '#features/working-list/working-item.ts'
import { cancelMode, saveItem, type WorkingMode } from '#features/working-list/working-list.ts'
import type { WorkingListStore } from '#features/working-list/working-list-store.ts'
import { isApiError } from '#lib/api/api-error.ts'
import { makeUuid } from '#lib/make-uuid.ts'
import { notify } from '#lib/notify.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useCreateRecipe, useUpdateRecipe } from '#queries/authoring.ts'
import { materialDetail } from '#queries/materials.ts'
import { OutdatedNotice } from '#screens/editor/outdated-notice.tsx'
import { continueAt } from './card-places.ts'

export interface RecipeFormProps {
  readonly item: WorkingItem
  readonly user: CurrentUser
  readonly store: WorkingListStore
  /** The mode that a save or a cancel ends. */
  readonly mode: WorkingMode
  readonly preview: (rows: readonly EditorRow[], setRows: SetRows) => ReactNode
  /** An unsaved recipe was cancelled, and is gone. */
  readonly onCancelled: (item: WorkingItem) => void
}

/** The ingredients of a recipe, changed on its card. */
export function RecipeForm(props: RecipeFormProps) {
  return isDraft(props.item) ? <DraftEditor {...props} /> : <SavedEditor {...props} />
}

/** A recipe that is saved nowhere yet: a save makes it, and the card is that recipe then. */
function DraftEditor({ item, user, store, mode, preview, onCancelled }: RecipeFormProps) {
  const { t } = useTranslation('editor')
  const create = useCreateRecipe()
  const [initial] = useState(() => ({ name: item.name, rows: rowsOfItem(item) }))
  // A network that fails after the recipe was made must not make it twice.
  const [clientKey] = useState(() => item.clientKey ?? makeUuid())

  async function save(recipe: SubmittedRecipe): Promise<boolean> {
    try {
      const { data } = await create.mutateAsync({
        ...recipe,
        materialComponents: [...recipe.materialComponents],
        clientKey,
      })
      store.change((list) => saveItem(list, mode, item.id, workingItem(data)))
      continueAt(data.id)
      notify('success', t('created', { name: data.name }))
      return true
    } catch {
      notify('error', t('createFailed'))
      return false
    }
  }

  return (
    <RecipeEditor
      initial={initial}
      owner={user.id}
      id={item.id}
      version={null}
      isKept
      preview={preview}
      trouble={create.isError && <ErrorNotice error={create.error} />}
      onSave={save}
      onCancel={() => {
        store.change((list) => cancelMode(list, mode, item.id))
        onCancelled(item)
      }}
    />
  )
}

/** A recipe of the library, with the version it has now. */
function SavedEditor(props: RecipeFormProps) {
  const { t } = useTranslation('workbench')
  const query = useQuery(materialDetail(props.item.id))
  if (query.isError) {
    return (
      <ErrorNotice
        error={query.error}
        title={t('loadFailed')}
        onRetry={() => void query.refetch()}
      />
    )
  }
  if (query.isPending) return <LoadingScreen />
  return <LoadedEditor {...props} current={query.data} />
}

interface LoadedEditorProps extends RecipeFormProps {
  readonly current: MaterialDetail
}

function LoadedEditor({ item, user, store, mode, preview, current }: LoadedEditorProps) {
  const { t } = useTranslation('editor')
  const { id } = item
  // What is edited stays what it was when the card was opened, whatever is read meanwhile.
  const [opened] = useState(current)
  const [initial] = useState(() => ({ name: opened.name, rows: rowsOf(opened.components) }))
  const update = useUpdateRecipe(id)
  const client = useQueryClient()
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
      store.change((list) => saveItem(list, mode, id, workingItem(data)))
      continueAt(id)
      notify('success', t('updated', { name: data.name }))
      return true
    } catch (error) {
      if (isApiError(error) && error.code === 'material.outdated') {
        await client.refetchQueries({ queryKey: materialDetail(id).queryKey })
      }
      notify('error', t('updateFailed'))
      return false
    }
  }

  async function overwrite() {
    if (attempt && (await save(attempt, current.version))) recipeDraftStore(user.id, id).clear()
  }

  return (
    <RecipeEditor
      initial={initial}
      owner={user.id}
      id={id}
      version={opened.version}
      isKept
      preview={preview}
      trouble={
        isOutdated ? (
          <OutdatedNotice saved={current} onOverwrite={() => void overwrite()} />
        ) : (
          update.isError && <ErrorNotice error={update.error} />
        )
      }
      onSave={(recipe, version) => save(recipe, version ?? opened.version)}
      onCancel={() => {
        store.change((list) => cancelMode(list, mode, id))
        continueAt(id)
      }}
    />
  )
}

/** Rows of an item that is not in the library. */
function rowsOfItem({ lines }: WorkingItem): readonly EditorRow[] {
  return withSpareRow(
    lines.map(({ materialId, name, amount, isAdditional }, at) => ({
      key: at + 1,
      text: name,
      ...(materialId !== null && { material: { id: materialId, name } }),
      amount: String(amount),
      isAdditional,
    })),
  )
}
