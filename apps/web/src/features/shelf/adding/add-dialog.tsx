import { Plus, X } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '#components/button.tsx'
import { DialogFrame } from '#components/dialog-frame.tsx'
import form from '#components/form.module.css'
import { type LookupChoice, LookupList, LookupNote } from '#components/lookup-list.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useCombobox } from '#lib/use-combobox.ts'
import { useMaterialChoices } from '#queries/use-material-choices.ts'
import classes from './add-dialog.module.css'
import { useAddedMaterials } from './use-added-materials.ts'

/** With more than so many all can be taken back at once. */
const FEW = 5

/** Looks materials up and adds one after the other; closing it shows them on the shelf. */
export default function AddDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('inventory')
  const { t: tCommon } = useTranslation('common')
  const id = useId()
  const [text, setText] = useState('')
  const box = useCombobox()
  const { added, add, takeBack, takeAllBack, finish } = useAddedMaterials()
  const { listed, isLooking, isNothingFound } = useMaterialChoices({
    category: 'all',
    text,
    isOpen: box.isOpen,
  })
  const isListShown = box.isOpen && listed.length > 0

  function choose(choice: LookupChoice) {
    setText('')
    box.close()
    void add(choice)
  }

  function close() {
    finish()
    onClose()
  }

  return (
    <DialogFrame
      isOpen
      onClose={close}
      title={t('add.title')}
      footer={
        <>
          {added.length > FEW && <Button onClick={takeAllBack}>{t('add.clearAll')}</Button>}
          <Button look="filled" onClick={close}>
            {tCommon('action.close')}
          </Button>
        </>
      }
    >
      <div className={classes.body}>
        <p className={form.hint}>{t('add.text')}</p>
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
        <h3 className={classes.heading}>{t('add.addedNow')}</h3>
        {added.length === 0 && <p className={form.hint}>{t('add.none')}</p>}
        <ul className={classes.added} aria-live="polite">
          {added.map(({ entryId, name }) => (
            <li key={entryId}>
              <Plus size={14} aria-hidden />
              <span>{name}</span>
              <Button
                isIcon
                look="quiet"
                aria-label={t('add.remove', { name })}
                onClick={() => takeBack(entryId)}
              >
                <X size={16} aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </DialogFrame>
  )
}
