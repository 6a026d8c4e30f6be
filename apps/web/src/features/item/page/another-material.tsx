import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { LookupField } from '#components/lookup-field.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useCombobox } from '#lib/use-combobox.ts'
import { useMaterialChoices } from '#queries/use-material-choices.ts'

/** Leads to the recipes with a material and another one. Loaded when somebody asks for it. */
export default function AnotherMaterial({ id }: { readonly id: number }) {
  const { t } = useTranslation('detail')
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const box = useCombobox()
  const found = useMaterialChoices({
    category: 'materials',
    text,
    isOpen: box.isOpen,
    exceptId: id,
  })
  return (
    <LookupField
      label={t('properties.recipesWithThisAnd')}
      text={text}
      box={box}
      found={found}
      onText={setText}
      isAsked
      onChoose={(other) => void navigate({ to: '/recipes', search: { with: [id, other.id] } })}
    />
  )
}
