import { useState } from 'react'
import { LookupField } from '#components/lookup-field.tsx'
import type { LookupChoice } from '#components/lookup-list.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useCombobox } from '#lib/use-combobox.ts'
import { useMaterialChoices } from '#queries/use-material-choices.ts'

interface MaterialFieldProps {
  /** Name of the field in its form. */
  readonly name?: string
  readonly isWrong?: boolean
  readonly onChoose: (choice: LookupChoice) => void
}

/** Finds one item of the library after the other by its name. */
export function MaterialField({ name, isWrong = false, onChoose }: MaterialFieldProps) {
  const { t } = useTranslation('inventory')
  const [text, setText] = useState('')
  const box = useCombobox()
  const found = useMaterialChoices({ category: 'all', text, isOpen: box.isOpen })
  return (
    <LookupField
      label={t('add.field')}
      isFirst
      isFormField
      name={name}
      isWrong={isWrong}
      text={text}
      box={box}
      found={found}
      onChoose={onChoose}
      onText={setText}
    />
  )
}
