import type { MaterialSummary } from '@glazy/contract/materials'
import { type ClipboardEvent, type KeyboardEvent, useId } from 'react'
import { LookupList, LookupNote } from '#components/lookup-list.tsx'
import { pastedText } from '#lib/pasted-text.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useCombobox } from '#lib/use-combobox.ts'
import { useMaterialChoices } from '#queries/use-material-choices.ts'
import type { ChosenMaterial, EditorRow } from './editor-rows.ts'
import { isRecipeText } from './pasted-recipe.ts'
import classes from './recipe-editor.module.css'

export interface IngredientFieldProps {
  readonly row: EditorRow
  /** Number of the row as people count. */
  readonly number: number
  /** Id of the element that says what is wrong with the row. */
  readonly problemId?: string | undefined
  readonly onType: (text: string) => void
  readonly onChoose: (material: ChosenMaterial) => void
  readonly onPasteRecipe: (text: string) => void
  /** The material is settled, and the amount comes next. */
  readonly onDone: () => void
}

/** The material of a row: typed, looked up among everything the visitor may see, and chosen. */
export function IngredientField(props: IngredientFieldProps) {
  const { row, number, problemId, onType, onChoose, onPasteRecipe, onDone } = props
  const { t } = useTranslation('editor')
  const id = useId()
  const box = useCombobox()
  const isOpen = box.isOpen && row.material === undefined
  const found = useMaterialChoices({ category: 'all', text: row.text, isOpen })
  const { choices, listed, exact } = found
  const isListShown = isOpen && choices.length > 0

  function choose({ id: materialId, name }: Pick<MaterialSummary, 'id' | 'name'>) {
    box.close()
    onChoose({ id: materialId, name })
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const first = exact ?? choices[0]
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      // Enter never sends the recipe: it continues writing it.
      event.preventDefault()
      const chosen = choices[box.active] ?? (row.material ? undefined : first)
      if (chosen) choose(chosen)
      if (chosen ?? row.material) onDone()
      return
    }
    box.onKey(event, choices.length, (index) => choices[index] && choose(choices[index]))
  }

  function onPaste(event: ClipboardEvent<HTMLInputElement>) {
    const text = pastedText(event.clipboardData)
    if (!isRecipeText(text)) return
    event.preventDefault()
    onPasteRecipe(text)
  }

  return (
    <div
      className={classes.ingredient}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return
        if (isOpen && exact) choose(exact)
        box.close()
      }}
    >
      <input
        type="text"
        role="combobox"
        data-row={row.key}
        data-field="ingredient"
        className={classes.input}
        aria-label={t('row.ingredient', { number })}
        aria-autocomplete="list"
        aria-expanded={isListShown}
        aria-controls={`${id}-list`}
        aria-activedescendant={box.active >= 0 ? `${id}-list-${box.active}` : undefined}
        aria-invalid={problemId !== undefined}
        aria-describedby={problemId}
        placeholder={number === 1 ? t('row.placeholderFirst') : t('row.placeholder')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={255}
        value={row.text}
        onChange={(event) => {
          onType(event.currentTarget.value)
          box.open()
        }}
        // What is there and is no material yet is looked for when it is touched again.
        onClick={() => row.text.trim() !== '' && box.open()}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      <LookupList
        id={`${id}-list`}
        choices={listed}
        isShown={isListShown}
        active={box.active}
        onChoose={(choice) => {
          choose(choice)
          onDone()
        }}
      />
      {isOpen && <LookupNote {...found} text={row.text.trim()} />}
    </div>
  )
}
