import { useId, useState } from 'react'
import form from '#components/form.module.css'
import { type LookupChoice, LookupList, LookupNote } from '#components/lookup-list.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useCombobox } from '#lib/use-combobox.ts'
import { useMaterialChoices } from '#queries/use-material-choices.ts'
import classes from './add-dialog.module.css'

interface MaterialFieldProps {
  readonly onChoose: (choice: LookupChoice) => void
}

/** Finds one item of the library after the other by its name. */
export function MaterialField({ onChoose }: MaterialFieldProps) {
  const { t } = useTranslation('inventory')
  const id = useId()
  const [text, setText] = useState('')
  const box = useCombobox()
  const { listed, isLooking, isNothingFound } = useMaterialChoices({
    category: 'all',
    text,
    isOpen: box.isOpen,
  })
  const isListShown = box.isOpen && listed.length > 0

  function choose(choice: LookupChoice) {
    setText('')
    box.close()
    onChoose(choice)
  }

  return (
    <div className={classes.field}>
      <label htmlFor={id} className={form.label}>
        {t('add.field')}
      </label>
      <input
        id={id}
        type="text"
        role="combobox"
        data-autofocus
        className={form.input}
        aria-autocomplete="list"
        aria-expanded={isListShown}
        aria-controls={`${id}-list`}
        aria-activedescendant={box.active >= 0 ? `${id}-list-${box.active}` : undefined}
        placeholder={t('add.placeholder')}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          box.open()
        }}
        onKeyDown={(event) => {
          const active = listed[Math.max(0, box.active)]
          if (event.key === 'Enter' && isListShown && active) choose(active)
          else box.onKey(event, listed.length, () => undefined)
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
