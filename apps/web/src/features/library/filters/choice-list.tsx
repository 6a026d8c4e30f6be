import { useTranslation } from '#lib/texts/use-translation.ts'
import { type ListSearch, withSearch } from '#lib/list-search.ts'
import classes from './filter-panels.module.css'
import { OptionLink } from './option-link.tsx'

export interface PanelProps {
  readonly search: ListSearch
  /** Called when a choice ends the matter, to close what the panel is in. */
  readonly onChoose?: (() => void) | undefined
}

export interface ChoiceListProps extends PanelProps {
  readonly name: 'atmosphere' | 'surface' | 'transparency' | 'state' | 'country'
  readonly choices: readonly { readonly id: number; readonly name: string }[]
}

/** The entries of a short table as choices, with 'any' in front. */
export function ChoiceList({ name, choices, search, onChoose }: ChoiceListProps) {
  const { t } = useTranslation('filters')
  const current = search[name]
  return (
    <ul className={classes.list}>
      <li>
        <OptionLink
          search={withSearch(search, { [name]: undefined })}
          isCurrent={current === undefined}
          onChoose={onChoose}
        >
          {t('any')}
        </OptionLink>
      </li>
      {choices.map((choice) => (
        <li key={choice.id}>
          <OptionLink
            search={withSearch(search, { [name]: choice.id })}
            isCurrent={current === choice.id}
            onChoose={onChoose}
          >
            {choice.name}
          </OptionLink>
        </li>
      ))}
    </ul>
  )
}
