import { CONE_GROUPS, CONES } from '@glazy/ceramics/firing/cones'
import { ATMOSPHERES, SURFACES, TRANSPARENCIES } from '@glazy/ceramics/lookups/lookups'
import { BASE_TYPES } from '@glazy/ceramics/lookups/material-types'
import type { Translate } from '@glazy/locales/translate'
import { Button } from '#components/button.tsx'
import { KeptParameters } from '#components/kept-parameters.tsx'
import { LIST_PATHS } from '#lib/list-paths.ts'
import { type FilterKey, type ListCategory, type ListSearch, withSearch } from '#lib/list-search.ts'
import type { Names, NamedEntry } from '#lib/texts/names.ts'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import classes from './filter-panels.module.css'
import { GROUPS } from './filter-names.ts'
import { type MainFilter, TYPE_GROUPS } from './filter-set.ts'
import { GLAZE_COLOURS } from './glaze-colours.ts'

/** Filters whose choices fit into a list. */
export type PlainFilterName = Exclude<MainFilter, 'chemistry' | 'ingredients'>

export interface PlainFilterProps {
  readonly name: PlainFilterName
  readonly category: ListCategory
  readonly search: ListSearch
}

/** The choices of one filter as an ordinary form: what a page without running scripts offers. */
export function PlainFilter({ name, category, search }: PlainFilterProps) {
  const { t } = useTranslation('filters')
  const { parameter, options } = plainChoices(t, useNames(), name, category)
  const others = withSearch(search, { [parameter]: undefined })
  return (
    <form action={LIST_PATHS[category]} className={classes.plain}>
      <KeptParameters search={others} />
      <select
        name={parameter}
        aria-label={t(`label.${name}`)}
        defaultValue={String(search[parameter] ?? '')}
      >
        <option value="">{t('any')}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Button type="submit" look="filled">
        {t('apply')}
      </Button>
    </form>
  )
}

interface PlainChoices {
  readonly parameter: FilterKey
  readonly options: readonly { readonly value: string | number; readonly label: string }[]
}

function plainChoices(
  t: Translate<'filters'>,
  names: Names,
  name: PlainFilterProps['name'],
  category: ListCategory,
): PlainChoices {
  switch (name) {
    case 'type':
      return { parameter: 'base_type', options: baseTypes(category, names) }
    case 'cone':
      return { parameter: 'cone', options: cones(t) }
    case 'atmosphere':
      return { parameter: name, options: named(names.entries(name, ATMOSPHERES)) }
    case 'surface':
      return { parameter: name, options: named(names.entries(name, SURFACES)) }
    case 'transparency':
      return { parameter: name, options: named(names.entries(name, TRANSPARENCIES)) }
    case 'color':
      return {
        parameter: name,
        options: GLAZE_COLOURS.map(({ name: colour, hex }) => ({
          value: hex,
          label: t(`color.names.${colour}`),
        })),
      }
  }
}

function named(table: readonly NamedEntry[]) {
  return table.map(({ id, name }) => ({ value: id, label: name }))
}

function cones(t: Translate<'filters'>): PlainChoices['options'] {
  return GROUPS.flatMap((group) => [
    { value: group, label: t(`cone.group.${group}`) },
    ...CONES.slice(CONE_GROUPS[group].fromId - 1, CONE_GROUPS[group].toId).map((cone) => ({
      value: cone.id,
      label: cone.label,
    })),
  ])
}

function baseTypes(category: ListCategory, names: Names): PlainChoices['options'] {
  const ids: readonly number[] = TYPE_GROUPS[category].flatMap((group) => BASE_TYPES[group])
  return ids.map((id) => ({ value: id, label: names.of('type', id) ?? '' }))
}
