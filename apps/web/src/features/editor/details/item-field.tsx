import { X } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { Button } from '#components/button.tsx'
import form from '#components/form.module.css'
import { LookupList, LookupNote } from '#components/lookup-list.tsx'
import type { ListCategory } from '#lib/list-search.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useCombobox } from '#lib/use-combobox.ts'
import { useMaterialChoices } from '#queries/use-material-choices.ts'
import classes from './metadata-editor.module.css'
import type { RelatedItem } from './metadata-values.ts'

export interface ItemFieldProps {
  readonly label: string
  readonly hint: string
  /** What may be chosen. */
  readonly category: ListCategory
  /** The item itself, which may not be chosen. */
  readonly exceptId: number
  readonly value: RelatedItem | null
  readonly problem: string | undefined
  readonly onChange: (item: RelatedItem | null) => void
}

/** Another item: looked up by its name and chosen, or taken away. */
export function ItemField(props: ItemFieldProps) {
  const { label, hint, value, problem, onChange } = props
  const { t } = useTranslation('metadata')
  const id = useId()
  return (
    <div className={form.field}>
      <label htmlFor={id} className={form.label}>
        {label}
      </label>
      {value && (
        <p className={classes.related}>
          <span>{value.name}</span>
          <Button
            look="quiet"
            isIcon
            aria-label={t('related.remove', { name: value.name })}
            onClick={() => onChange(null)}
          >
            <X size={18} aria-hidden />
          </Button>
        </p>
      )}
      <ItemLookup {...props} id={id} />
      <p id={`${id}-hint`} className={form.hint}>
        {hint}
      </p>
      <p id={`${id}-problem`} className={form.problem} aria-live="polite">
        {problem}
      </p>
    </div>
  )
}

function ItemLookup(props: ItemFieldProps & { readonly id: string }) {
  const { id, category, exceptId, value, problem, onChange } = props
  const { t } = useTranslation('metadata')
  const box = useCombobox()
  const { isOpen } = box
  const [text, setText] = useState('')
  const found = useMaterialChoices({ category, text, isOpen, exceptId })
  const { choices, listed, exact } = found
  const isListShown = isOpen && choices.length > 0

  function choose(item: RelatedItem) {
    box.close()
    setText('')
    onChange({ id: item.id, name: item.name })
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      // Enter chooses; it never sends the form from here.
      event.preventDefault()
      const chosen = choices[box.active] ?? exact ?? choices[0]
      if (chosen) choose(chosen)
      return
    }
    box.onKey(event, choices.length, (index) => choices[index] && choose(choices[index]))
  }

  return (
    <div
      className={classes.lookup}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) box.close()
      }}
    >
      <input
        id={id}
        type="text"
        role="combobox"
        className={form.input}
        aria-autocomplete="list"
        aria-expanded={isListShown}
        aria-controls={`${id}-list`}
        aria-activedescendant={box.active >= 0 ? `${id}-list-${box.active}` : undefined}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-hint ${id}-problem`}
        placeholder={t(value ? 'related.another' : 'related.find')}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          box.open()
        }}
        onKeyDown={onKeyDown}
      />
      <LookupList
        id={`${id}-list`}
        choices={listed}
        isShown={isListShown}
        active={box.active}
        onChoose={choose}
      />
      {isOpen && <LookupNote {...found} text={text.trim()} />}
    </div>
  )
}
