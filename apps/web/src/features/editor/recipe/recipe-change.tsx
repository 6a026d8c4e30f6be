import { useMemo, useState } from 'react'
import { ErrorNotice } from '#components/error-notice.tsx'
import { rowsOf } from './editor-rows.ts'
import { RecipeEditor, type RecipeEditorProps } from './recipe-editor.tsx'
import { notify } from '#lib/notify.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { recipeBody, useUpdateRecipe, type WrittenRecipe } from '#queries/authoring.ts'
import { useKeepForLater } from '#queries/use-keep-for-later.ts'
import { OutdatedNotice } from '#features/editor/saving/outdated-notice.tsx'
import {
  followNothing,
  type ItemChangeProps,
  useVersionedSaving,
} from '#features/editor/saving/use-versioned-saving.ts'

export interface RecipeChangeProps extends ItemChangeProps {
  readonly preview: RecipeEditorProps['preview']
  readonly replacement?: RecipeEditorProps['replacement']
  /** The change waits on the device for a connection. Left out where it stays in the form until it is saved. */
  readonly onKept?: () => unknown
}

/** The form of a recipe of the library. A save of an outdated version is told so and shown both. */
export function RecipeChange(props: RecipeChangeProps) {
  const {
    current,
    owner,
    isKept,
    follow = followNothing,
    preview,
    replacement,
    onSaved,
    onKept,
    onCancel,
  } = props
  const { t } = useTranslation('editor')
  const { typed } = useFormats()
  const [opened] = useState(current)
  const initial = useMemo(
    () => ({ name: opened.name, rows: rowsOf(opened.components, typed) }),
    [opened, typed],
  )
  const update = useUpdateRecipe(current.id)
  const keep = useKeepForLater()
  const { error } = update
  const { save, isOutdated } = useVersionedSaving({
    current,
    error,
    failed: t('updateFailed'),
    send: async (recipe: WrittenRecipe, version, clientKey) => {
      const { data } = await update.mutateAsync({ ...recipeBody(recipe), version, clientKey })
      notify('success', t('updated', { name: data.name }))
      return data
    },
    keep: async (failure, { submitted: recipe, version, clientKey }) => {
      const content = { id: current.id, version, recipe }
      const name = recipe.newName || current.name
      const letter = { kind: 'recipe', content, name, clientKey } as const
      if (!onKept || !(await keep(failure, letter))) return false
      await onKept()
      return true
    },
    onSaved,
  })
  return (
    <RecipeEditor
      initial={initial}
      owner={owner}
      id={current.id}
      version={follow(opened.version)}
      isKept={isKept}
      before={opened.components}
      preview={preview}
      replacement={replacement}
      trouble={
        isOutdated ? (
          <OutdatedNotice saved={current} />
        ) : (
          error && <ErrorNotice title={t('updateFailed')} error={error} />
        )
      }
      onSave={(recipe, version) => save(recipe, version ?? opened.version)}
      onCancel={onCancel}
    />
  )
}
