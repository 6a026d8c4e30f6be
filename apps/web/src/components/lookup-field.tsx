import { useId } from 'react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import type { Combobox } from '#lib/use-combobox.ts'
import form from './form.module.css'
import classes from './lookup-field.module.css'
import { type LookupChoice, LookupList, LookupNote } from './lookup-list.tsx'

export interface LookupFieldProps {
  readonly label: string
  readonly text: string
  readonly onText: (text: string) => void
  readonly box: Combobox
  /** What was found for the text, and how it is going. */
  readonly found: {
    readonly listed: readonly LookupChoice[]
    readonly isLooking: boolean
    readonly isNothingFound: boolean
  }
  readonly onChoose: (choice: LookupChoice) => void
  /** Whether the dialog around it begins here. */
  readonly isFirst?: boolean
  /** Whether the person has just asked for it. */
  readonly isAsked?: boolean
}

/** A field that finds one item after the other by name: Enter takes the first, or the one chosen. */
export function LookupField(props: LookupFieldProps) {
  const { label, text, onText, box, found, onChoose, isFirst, isAsked = false } = props
  const { t } = useTranslation('common')
  const id = useId()
  const { listed, isLooking, isNothingFound } = found
  const isListShown = box.isOpen && listed.length > 0

  function choose(choice: LookupChoice) {
    onText('')
    box.close()
    onChoose(choice)
  }

  return (
    <div className={classes.field}>
      <label htmlFor={id} className={form.label}>
        {label}
      </label>
      <input
        id={id}
        type="text"
        role="combobox"
        data-autofocus={isFirst || undefined}
        autoFocus={isAsked}
        className={form.input}
        aria-autocomplete="list"
        aria-expanded={isListShown}
        aria-controls={`${id}-list`}
        aria-activedescendant={box.active >= 0 ? `${id}-list-${box.active}` : undefined}
        placeholder={t('lookup.placeholder')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={200}
        value={text}
        onChange={(event) => {
          onText(event.currentTarget.value)
          box.open()
        }}
        onKeyDown={(event) => {
          const active = listed[Math.max(0, box.active)]
          if (event.key === 'Enter' && isListShown && active) {
            event.preventDefault()
            choose(active)
          } else box.onKey(event, listed.length, () => undefined)
        }}
        onBlur={() => box.close()}
      />
      <LookupList
        id={`${id}-list`}
        choices={listed}
        isShown={isListShown}
        active={box.active}
        onChoose={choose}
      />
      {box.isOpen && <LookupNote text={text.trim()} {...{ isLooking, isNothingFound }} />}
    </div>
  )
}
