import { ancestors, findMaterialType } from '@glazy/ceramics/lookups/material-types'
import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import form from '#components/form.module.css'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import classes from './type-field.module.css'
import type { TypeCategory } from './metadata-values.ts'
import { isCalled, typeNodes } from './type-nodes.ts'
import { TypeTree } from './type-tree.tsx'

export interface TypeFieldProps {
  readonly category: TypeCategory
  readonly value: number | null
  readonly problem: string | undefined
  readonly onChange: (id: number) => void
}

/** The type with all above it; opened, the tree of types with a field to find one. */
export function TypeField({ category, value, problem, onChange }: TypeFieldProps) {
  const { t } = useTranslation('metadata')
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)

  function close() {
    setOpen(false)
    button.current?.focus()
  }

  return (
    <div className={form.field}>
      <span id={`${id}-label`} className={form.label}>
        {t('type.label')}
      </span>
      <button
        ref={button}
        type="button"
        data-field="baseTypeId"
        className={classes.chosen}
        aria-labelledby={`${id}-label ${id}-chosen`}
        aria-expanded={isOpen}
        aria-controls={`${id}-panel`}
        aria-describedby={`${id}-problem`}
        data-invalid={problem !== undefined || undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span id={`${id}-chosen`}>
          <TypeChain id={value} />
        </span>
        <ChevronDown size={18} aria-hidden />
      </button>
      <div
        id={`${id}-panel`}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          close()
        }}
      >
        {isOpen && (
          <TypePanel
            category={category}
            value={value}
            onChoose={(chosen) => {
              onChange(chosen)
              close()
            }}
          />
        )}
      </div>
      <p id={`${id}-problem`} className={form.problem} aria-live="polite">
        {problem}
      </p>
    </div>
  )
}

/** The names of a type and of all above it: `Glaze › Iron › Celadon`. */
function TypeChain({ id }: { readonly id: number | null }) {
  const { t } = useTranslation('metadata')
  const names = useNames()
  const type = findMaterialType(id ?? 0)
  if (!type) return <span className={classes.nothing}>{t('type.nothing')}</span>
  const [, ...above] = ancestors(type.id)
  return [...above, type].map((one) => names.of('type', one.id)).join(' › ')
}

type TypePanelProps = Pick<TypeFieldProps, 'category' | 'value'> & {
  readonly onChoose: (id: number) => void
}

function TypePanel({ category, value, onChoose }: TypePanelProps) {
  const { t } = useTranslation('metadata')
  const [query, setQuery] = useState('')
  const [entries, setEntries] = useState(0)
  const names = useNames()
  const found = typeNodes(category, new Set(), query, names).filter(({ type }) =>
    isCalled(type, query, names),
  )
  const isAsked = query.trim() !== ''

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') setEntries(entries + 1)
    else if (event.key !== 'Enter') return
    else if (isAsked && found[0]) onChoose(found[0].type.id)
    // Enter never sends the form from here.
    event.preventDefault()
  }

  return (
    <div className={classes.panel}>
      <input
        type="search"
        className={form.input}
        aria-label={t('type.find')}
        placeholder={t('type.findExample')}
        autoComplete="off"
        autoFocus
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <p role="status" className={classes.count}>
        {isAsked && t('type.found', { count: found.length })}
      </p>
      <TypeTree
        category={category}
        value={value}
        query={query}
        entries={entries}
        onChoose={onChoose}
      />
    </div>
  )
}
