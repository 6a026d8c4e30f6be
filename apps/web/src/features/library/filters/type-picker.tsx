import {
  BASE_TYPES,
  childrenOf,
  findMaterialType,
  type MaterialType,
} from '@glazy/ceramics/lookups/material-types'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import { type ListCategory, type ListSearch, withSearch } from '#lib/list-search.ts'
import type { PanelProps } from './choice-list.tsx'
import classes from './filter-panels.module.css'
import { TYPE_GROUPS } from './filter-set.ts'
import { OptionLink } from './option-link.tsx'

export interface TypePickerProps extends PanelProps {
  readonly category: ListCategory
}

/** The tree of types: base types first, each opening to the kinds below it. */
export function TypePicker({ category, search, onChoose }: TypePickerProps) {
  const { t } = useTranslation('filters')
  const groups = TYPE_GROUPS[category]
  return (
    <>
      <ul className={classes.list}>
        <li>
          <OptionLink
            search={withSearch(search, { type: undefined, base_type: undefined })}
            isCurrent={chosenType(search) === undefined}
            onChoose={onChoose}
          >
            {t('type.all')}
          </OptionLink>
        </li>
      </ul>
      {groups.map((group) => (
        <div key={group}>
          {groups.length > 1 && <p className={classes.heading}>{t(`type.groups.${group}`)}</p>}
          <ul className={classes.list}>
            {BASE_TYPES[group].map((id) => (
              <TypeBranch key={id} id={id} search={search} onChoose={onChoose} />
            ))}
          </ul>
        </div>
      ))}
    </>
  )
}

/** The type a list is limited to: the narrower of the two. */
function chosenType({ type, base_type }: ListSearch): number | undefined {
  return type ?? base_type
}

function searchOfType(search: ListSearch, { id, isBaseType }: MaterialType): ListSearch {
  return withSearch(search, {
    base_type: isBaseType ? id : undefined,
    type: isBaseType ? undefined : id,
  })
}

function TypeBranch({ id, search, onChoose }: PanelProps & { readonly id: number }) {
  const { t } = useTranslation('filters')
  const names = useNames()
  const chosen = chosenType(search)
  const isOnTheWay = chosen !== undefined && findMaterialType(chosen)?.path.includes(id) === true
  const [isOpen, setOpen] = useState(isOnTheWay && chosen !== id)
  const type = findMaterialType(id)
  if (!type) return null
  const name = names.of('type', id)
  const children = childrenOf(id)
  return (
    <li>
      <div className={classes.branch}>
        {children.length > 0 ? (
          <button
            type="button"
            className={classes.expand}
            aria-expanded={isOpen}
            aria-label={t('type.expand', { name })}
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronRight size={16} aria-hidden />
          </button>
        ) : (
          <span className={classes.leaf} />
        )}
        <OptionLink
          search={searchOfType(search, type)}
          isCurrent={chosen === id}
          onChoose={onChoose}
        >
          {name}
        </OptionLink>
      </div>
      {isOpen && (
        <ul className={classes.twigs}>
          {children.map((child) => (
            <TypeBranch key={child.id} id={child.id} search={search} onChoose={onChoose} />
          ))}
        </ul>
      )}
    </li>
  )
}
