import { type KeyboardEvent, useId } from 'react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import type { Combobox } from '#lib/use-combobox.ts'
import form from './form.module.css'
import classes from './lookup-input.module.css'
import { type LookupChoice, LookupList, LookupNote, type LookupState } from './lookup-list.tsx'

/** What was found for a text, and how it is going. */
export interface Found {
  readonly listed: readonly LookupChoice[]
  readonly state: LookupState | undefined
  /** The choice of exactly the name that was typed. */
  readonly exact?: LookupChoice | undefined
}

export interface LookupInputProps {
  /** Id of the field where a label names it; else `label` says its name. */
  readonly id?: string
  readonly label?: string
  readonly text: string
  readonly onText: (text: string) => void
  readonly box: Combobox
  readonly found: Found
  readonly onChoose: (choice: LookupChoice) => void
  /** Escape where no choices are open. */
  readonly onCancel?: () => void
  readonly placeholder?: string
  /** Whether the dialog around it begins here. */
  readonly isFirst?: boolean
  /** Whether the person has just asked for it. */
  readonly isAsked?: boolean
  readonly isWrong?: boolean
  /** Name of the field in its form. */
  readonly name?: string | undefined
  readonly describedBy?: string
}

/**
 * The input that finds one item after the other by name: Enter takes the one that was chosen, or the
 * one of that name, or the first, and never sends the form around it.
 */
export function LookupInput(props: LookupInputProps) {
  const { label, text, onText, box, found, onChoose, onCancel, placeholder } = props
  const { isFirst = false, isAsked = false, isWrong = false, describedBy, name } = props
  const { t } = useTranslation('common')
  const ownId = useId()
  const { id = ownId } = props
  const { listed, exact, state } = found
  const isListShown = box.isOpen && listed.length > 0

  function choose(choice: LookupChoice) {
    onText('')
    box.close()
    onChoose(choice)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      const chosen = isListShown ? (listed[box.active] ?? exact ?? listed[0]) : undefined
      if (chosen) choose(chosen)
    } else if (event.key === 'Escape' && !isListShown && onCancel) onCancel()
    else box.onKey(event, listed.length, () => undefined)
  }

  return (
    <div className={classes.lookup}>
      <input
        id={id}
        type="text"
        role="combobox"
        data-field={name}
        data-autofocus={isFirst || undefined}
        autoFocus={isAsked}
        className={form.input}
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={isListShown}
        aria-controls={`${id}-list`}
        aria-activedescendant={box.active >= 0 ? `${id}-list-${box.active}` : undefined}
        aria-invalid={isWrong || undefined}
        aria-describedby={describedBy}
        placeholder={placeholder ?? t('lookup.placeholder')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={200}
        value={text}
        onChange={(event) => {
          onText(event.currentTarget.value)
          box.open()
        }}
        onKeyDown={onKeyDown}
        onBlur={() => box.close()}
      />
      <LookupList
        id={`${id}-list`}
        choices={listed}
        isShown={isListShown}
        active={box.active}
        onChoose={choose}
      />
      {box.isOpen && <LookupNote text={text.trim()} state={state} />}
    </div>
  )
}
