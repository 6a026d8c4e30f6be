import { useState } from 'react'
import { type EditorRow, withSpareRow } from '#features/editor/recipe/editor-rows.ts'
import type { RecipeEditorProps } from '#features/editor/recipe/recipe-editor.tsx'
import { isDraft, type WorkbenchItem } from '#features/workbench/contents/workbench-item.ts'
import { notify } from '#lib/notify.ts'
import type { Formats } from '#lib/texts/formats.ts'
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
  const [initial] = useState(() => ({ name: item.name, rows: rowsOfItem(item, typed) }))
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

/** Rows of an item that is not in the library. */
function rowsOfItem({ lines }: WorkbenchItem, typed: Formats['typed']): readonly EditorRow[] {
  return withSpareRow(
    lines.map(({ materialId, name, amount, isAdditional }, at) => ({
      key: at + 1,
      text: name,
      ...(materialId !== null && { material: { id: materialId, name } }),
      amount: typed(amount),
      isAdditional,
    })),
  )
}
