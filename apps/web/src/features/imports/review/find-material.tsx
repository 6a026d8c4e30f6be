import { X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#components/button.tsx'
import { LookupInput } from '#components/lookup-input.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useCombobox } from '#lib/use-combobox.ts'
import { useMaterialChoices } from '#queries/use-material-choices.ts'
import classes from '#features/imports/recipe-import.module.css'

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
  const box = useCombobox()
  const found = useMaterialChoices({ category: 'all', text, isOpen: box.isOpen })
  return (
    <div className={classes.find}>
      <div className={classes.findField}>
        <LookupInput
          label={t('find.label', { name })}
          placeholder={t('find.placeholder')}
          onText={setText}
          onChoose={({ id, name: chosen }) => onChoose({ id, name: chosen })}
          isAsked
          text={text}
          box={box}
          found={found}
          onCancel={onCancel}
        />
      </div>
      <Button isIcon look="quiet" aria-label={t('find.cancel')} onClick={onCancel}>
        <X size={18} aria-hidden />
      </Button>
    </div>
  )
}
