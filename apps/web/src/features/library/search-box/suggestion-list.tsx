import { formatConeLabel } from '@glazy/ceramics/firing/cones'
import type { MaterialSummary } from '@glazy/contract/materials'
import { History, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import classes from './search-box.module.css'
import type { SearchChoice } from './use-search-choices.ts'

export interface SuggestionListProps {
  /** Id of the box; the choices' ids are made from it. */
  readonly id: string
  readonly choices: readonly SearchChoice[]
  readonly isShown: boolean
  readonly active: number
  readonly onChoose: (index: number) => void
  readonly onForget: () => void
  /** What is understood of the typed words. */
  readonly reading: ReactNode
}

/** The list below the search box. Focus stays in the box; the pointer chooses directly. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, choices, isShown, active, onChoose, onForget, reading } = props
  const { t } = useTranslation('search')
  const areRecent = choices[0]?.kind === 'recent'
  return (
    <div className={classes.dropdown} hidden={!isShown}>
      {!areRecent && <div className={classes.reading}>{reading}</div>}
      {areRecent && (
        <div className={classes.dropdownHead}>
          <span>{t('recent.title')}</span>
          <button type="button" className={classes.forget} onClick={onForget}>
            {t('recent.clear')}
          </button>
        </div>
      )}
      <ul
        id={`${id}-list`}
        role="listbox"
        aria-label={t(areRecent ? 'recent.title' : 'box.suggestions')}
        className={classes.list}
      >
        {choices.map((choice, index) => (
          <li
            key={choice.key}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={classes.option}
            // The press would take the focus out of the box before the click arrives.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(index)}
          >
            <Choice choice={choice} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Choice({ choice }: { readonly choice: SearchChoice }) {
  const { t } = useTranslation('search')
  if (choice.kind === 'item') return <Item material={choice.material} />
  const Icon = choice.kind === 'recent' ? History : Search
  const { query } = choice
  return (
    <>
      <Icon size={16} aria-hidden className={classes.icon} />
      <span className={classes.words}>
        {choice.kind === 'recent' ? query : t('box.everything', { query })}
      </span>
    </>
  )
}

function Item({ material }: { readonly material: MaterialSummary }) {
  const { fromOrtonConeId, toOrtonConeId, materialTypeId } = material
  const cone = formatConeLabel(fromOrtonConeId, toOrtonConeId)
  const names = useNames()
  const type = names.of('type', materialTypeId)
  return (
    <>
      <span className={classes.words}>{names.both(material)}</span>
      <span className={classes.facts}>{[type, cone].filter(Boolean).join(' ')}</span>
    </>
  )
}
