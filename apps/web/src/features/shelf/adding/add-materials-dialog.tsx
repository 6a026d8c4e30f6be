import { Plus, X } from 'lucide-react'
import { MaterialName } from '#components/material-name.tsx'
import { Button } from '#components/button.tsx'
import { DialogFrame } from '#components/dialog-frame.tsx'
import form from '#components/form.module.css'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './add-materials-dialog.module.css'
import { MaterialField } from './material-field.tsx'
import { useAddedMaterials } from './use-added-materials.ts'

/** With more than so many all can be taken back at once. */
const FEW = 5

/** Looks materials up and adds one after the other; closing it shows them on the shelf. */
export default function AddMaterialsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('inventory')
  const { t: tCommon } = useTranslation('common')
  const { added, add, takeBack, takeAllBack, finish } = useAddedMaterials()
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
        <MaterialField onChoose={(choice) => void add(choice)} />
        <h3 className={classes.heading}>{t('add.addedNow')}</h3>
        {added.length === 0 && <p className={form.hint}>{t('add.none')}</p>}
        <ul className={classes.added} aria-live="polite">
          {added.map(({ entryId, name }) => (
            <li key={entryId}>
              <Plus size={14} aria-hidden />
              <span>
                <MaterialName name={name} />
              </span>
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
