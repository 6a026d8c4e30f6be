import { useState } from 'react'
import { rowsOfNamed } from '#features/editor/recipe/named-rows.ts'
import type { RecipeEditorProps } from '#features/editor/recipe/recipe-editor.tsx'
import { isDraft } from '#features/workbench/contents/workbench-item.ts'
import { notify } from '#lib/notify.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { RecipeChange } from '#features/editor/recipe/recipe-change.tsx'
import { RecipeCreation } from '#features/editor/recipe/recipe-creation.tsx'
import { cardEnds, type CardFormProps } from '#features/workbench/cards/card-form.ts'
import { LoadedItem } from '#features/workbench/cards/loaded-item.tsx'
import { replaceInEditor } from '#screens/replace/replace-in-editor.tsx'

export interface RecipeFormProps extends CardFormProps {
  readonly preview: RecipeEditorProps['preview']
}

/** The ingredients of a recipe, changed on its card. */
export function RecipeForm(props: RecipeFormProps) {
  const { item, owner, preview, ownSaves } = props
  const ends = cardEnds(props)
  if (isDraft(item)) return <UnsavedForm {...props} />
  return (
    <LoadedItem id={item.id}>
      {(current) => (
        <RecipeChange
          current={current}
          owner={owner}
          isKept
          follow={ownSaves.follow}
          replacement={replaceInEditor}
          preview={preview}
          onSaved={ends.save}
          onCancel={ends.cancel}
        />
      )}
    </LoadedItem>
  )
}

/** A recipe that is saved nowhere yet: a save makes it, and the card is that recipe then. */
function UnsavedForm(props: RecipeFormProps) {
  const { item, owner, preview } = props
  const { t } = useTranslation('editor')
  const { typed } = useFormats()
  const [initial] = useState(() => ({ name: item.name, rows: rowsOfNamed(item.lines, typed) }))
  const ends = cardEnds(props)
  return (
    <RecipeCreation
      initial={initial}
      owner={owner}
      id={item.id}
      isKept
      origin={item}
      replacement={replaceInEditor}
      preview={preview}
      onCreated={(saved) => {
        ends.save(saved)
        notify('success', t('created', { name: saved.name }))
      }}
      onCancel={ends.cancel}
    />
  )
}
