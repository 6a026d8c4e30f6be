import { useMemo, useState } from 'react'
import { ErrorNotice } from '#components/error-notice.tsx'
import { rowsOf } from './editor-rows.ts'
import { RecipeEditor, type RecipeEditorProps, type SubmittedRecipe } from './recipe-editor.tsx'
import { notify } from '#lib/notify.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useUpdateRecipe } from '#queries/authoring.ts'
import { OutdatedNotice } from '#features/editor/saving/outdated-notice.tsx'
import {
  followNothing,
  type ItemChangeProps,
  useVersionedSaving,
} from '#features/editor/saving/use-versioned-saving.ts'

export interface RecipeChangeProps extends ItemChangeProps {
  readonly preview: RecipeEditorProps['preview']
}

/** The form of a recipe of the library. A save of an outdated version is told so and shown both. */
export function RecipeChange(props: RecipeChangeProps) {
  const { current, owner, isKept, follow = followNothing, preview, onSaved, onCancel } = props
  const { t } = useTranslation('editor')
  const [opened] = useState(current)
  const initial = useMemo(() => ({ name: opened.name, rows: rowsOf(opened.components) }), [opened])
  const update = useUpdateRecipe(current.id)
  const { error } = update
  const { save, isOutdated } = useVersionedSaving({
    current,
    error,
    failed: t('updateFailed'),
    send: async (recipe: SubmittedRecipe, version) => {
      const materialComponents = [...recipe.materialComponents]
      const { data } = await update.mutateAsync({ ...recipe, materialComponents, version })
      notify('success', t('updated', { name: data.name }))
      return data
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
