import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '#components/button.tsx'
import { LookupList, LookupNote } from '#components/lookup-list.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useCombobox } from '#lib/use-combobox.ts'
import { useMaterialChoices } from '#queries/use-material-choices.ts'
import classes from './recipe-import.module.css'

export interface FindMaterialProps {
  /** The name that is in the files. */
  readonly name: string
  readonly onChoose: (material: { readonly id: number; readonly name: string }) => void
  readonly onCancel: () => void
}

/** Looks any material up by another name than the file has. */
export function FindMaterial({ name, onChoose, onCancel }: FindMaterialProps) {
  const { t } = useTranslation('imports')
  const [text, setText] = useState('')
  const id = useId()
  const box = useCombobox()
  const { choices, listed, isLooking, isNothingFound } = useMaterialChoices({
    category: 'all',
    text,
    isOpen: box.isOpen,
  })
  const isListShown = box.isOpen && choices.length > 0

  return (
    <div className={classes.find}>
      <div className={classes.findField}>
        <input
          type="text"
          role="combobox"
          // The person has just asked for this field.
          autoFocus
          className={classes.input}
          aria-label={t('find.label', { name })}
          aria-autocomplete="list"
          aria-expanded={isListShown}
          aria-controls={`${id}-list`}
          aria-activedescendant={box.active >= 0 ? `${id}-list-${box.active}` : undefined}
          placeholder={t('find.placeholder')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={255}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value)
            box.open()
          }}
          onKeyDown={(event) => {
            const first = choices[Math.max(0, box.active)]
            if (event.key === 'Enter' && first) onChoose({ id: first.id, name: first.name })
            else if (event.key === 'Escape' && !isListShown) onCancel()
            else box.onKey(event, choices.length, () => undefined)
          }}
          onBlur={() => box.close()}
        />
        <LookupList
          id={`${id}-list`}
          choices={listed}
          isShown={isListShown}
          active={box.active}
          onChoose={(choice) => onChoose({ id: choice.id, name: choice.name })}
        />
        {box.isOpen && <LookupNote text={text.trim()} {...{ isLooking, isNothingFound }} />}
      </div>
      <Button isIcon look="quiet" aria-label={t('find.cancel')} onClick={onCancel}>
        <X size={18} aria-hidden />
      </Button>
    </div>
  )
}
