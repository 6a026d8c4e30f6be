import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '#components/button.tsx'
import form from '#components/form.module.css'
import { LookupInput } from '#components/lookup-input.tsx'
import type { ListCategory } from '#lib/list-search.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useCombobox } from '#lib/use-combobox.ts'
import { useMaterialChoices } from '#queries/use-material-choices.ts'
import classes from './metadata-editor.module.css'
import type { RelatedItem } from './metadata-values.ts'

export interface ItemFieldProps {
  readonly label: string
  readonly hint: string
  /** What may be chosen. */
  readonly category: ListCategory
  /** The item itself, which may not be chosen. */
  readonly exceptId: number
  readonly value: RelatedItem | null
  readonly problem: string | undefined
  readonly onChange: (item: RelatedItem | null) => void
}

/** Another item: looked up by its name and chosen, or taken away. */
export function ItemField(props: ItemFieldProps) {
  const { label, hint, value, problem, onChange } = props
  const { t } = useTranslation('metadata')
  const id = useId()
  return (
    <div className={form.field}>
      <label htmlFor={id} className={form.label}>
        {label}
      </label>
      {value && (
        <p className={classes.related}>
          <span>{value.name}</span>
          <Button
            look="quiet"
            isIcon
            aria-label={t('related.remove', { name: value.name })}
            onClick={() => onChange(null)}
          >
            <X size={18} aria-hidden />
          </Button>
        </p>
      )}
      <ItemLookup {...props} id={id} />
      <p id={`${id}-hint`} className={form.hint}>
        {hint}
      </p>
      <p id={`${id}-problem`} className={form.problem} aria-live="polite">
        {problem}
      </p>
    </div>
  )
}

function ItemLookup(props: ItemFieldProps & { readonly id: string }) {
  const { id, category, exceptId, value, problem, onChange } = props
  const { t } = useTranslation('metadata')
  const box = useCombobox()
  const [text, setText] = useState('')
  const found = useMaterialChoices({ category, text, isOpen: box.isOpen, exceptId })
  return (
    <LookupInput
      placeholder={t(value ? 'related.another' : 'related.find')}
      isWrong={problem !== undefined}
      describedBy={`${id}-hint ${id}-problem`}
      onText={setText}
      onChoose={(item) => onChange({ id: item.id, name: item.name })}
      id={id}
      text={text}
      box={box}
      found={found}
    />
  )
}
