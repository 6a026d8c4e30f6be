import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import type { ListCategory, ListSearch } from '#lib/list-search.ts'
import classes from './filter-bar.module.css'
import { FilterMenu } from './filter-menu.tsx'
import { FilterChoices } from './filter-choices.tsx'
import { FilterSheetButton } from './filter-sheet-button.tsx'
import { MAIN_FILTERS, type MainFilter } from './filter-set.ts'
import { filterValue } from './filter-value.ts'
import { PlainChemistry } from './plain-chemistry.tsx'
import { PlainFilter } from './plain-filter.tsx'
import { PlainIngredients } from './plain-ingredients.tsx'
import { PlainMore } from './plain-more.tsx'

export interface FilterBarProps {
  readonly category: ListCategory
  readonly search: ListSearch
  /** How many items the filters leave, once it is known. */
  readonly total: number | undefined
  /** Filters that are elsewhere on the page, or mean nothing there. */
  readonly omitted?: readonly MainFilter[]
}

/** The filters of a list: menus beside each other, or one sheet on a phone. */
export function FilterBar({ category, search, total, omitted = [] }: FilterBarProps) {
  const { t } = useTranslation('filters')
  const texts = { t, names: useNames() }
  const names = [
    ...MAIN_FILTERS[category].filter((name: MainFilter) => !omitted.includes(name)),
    'more' as const,
  ]
  return (
    <section aria-label={t('bar')} id="filters" tabIndex={-1} className={classes.section}>
      <div className={classes.bar}>
        {names.map((name) => (
          <FilterMenu
            key={name}
            label={t(`label.${name}`)}
            value={filterValue(texts, search, name)}
            plain={import.meta.env.SSR && <Plain name={name} category={category} search={search} />}
          >
            {(close) => (
              <FilterChoices name={name} category={category} search={search} onChoose={close} />
            )}
          </FilterMenu>
        ))}
      </div>
      <div className={classes.phone}>
        <FilterSheetButton names={names} category={category} search={search} total={total} />
      </div>
    </section>
  )
}

interface PlainProps {
  readonly name: MainFilter | 'more'
  readonly category: ListCategory
  readonly search: ListSearch
}

/** One filter as an ordinary form. */
function Plain({ name, ...list }: PlainProps) {
  if (name === 'chemistry') return <PlainChemistry {...list} />
  if (name === 'ingredients') return <PlainIngredients {...list} />
  return name === 'more' ? <PlainMore {...list} /> : <PlainFilter name={name} {...list} />
}
