import { useState } from 'react'
import { LookupField } from '#components/lookup-field.tsx'
import type { ListCategory } from '#lib/list-search.ts'
import { useCombobox } from '#lib/use-combobox.ts'
import { useMaterialChoices } from '#queries/use-material-choices.ts'

interface ItemFieldProps {
  readonly label: string
  /** What could be typed, where a material is not it. */
  readonly placeholder?: string
  readonly onChoose: (id: number) => void
}

/** Finds a recipe by its name. */
export function RecipeField(props: ItemFieldProps) {
  return <ItemField {...props} category="recipes" />
}

/** Finds one raw material after the other by its name. */
export function MaterialField(props: ItemFieldProps) {
  return <ItemField {...props} category="materials" />
}

function ItemField({
  label,
  category,
  placeholder,
  onChoose,
}: ItemFieldProps & { readonly category: ListCategory }) {
  const [text, setText] = useState('')
  const box = useCombobox()
  const found = useMaterialChoices({ category, text, isOpen: box.isOpen })
  return (
    <LookupField
      label={label}
      text={text}
      box={box}
      found={found}
      placeholder={placeholder}
      onText={setText}
      onChoose={({ id }) => onChoose(id)}
    />
  )
}
