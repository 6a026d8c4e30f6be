import { OXIDE_TABLE } from '@glazy/ceramics/chemistry/oxides'
import type { SearchOrder } from '@glazy/contract/search'
import { SEARCH_ORDERS, SHELF_ORDERS } from '@glazy/contract/vocabulary'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { Button } from '#components/button.tsx'
import { KeptParameters } from '#components/kept-parameters.tsx'
import { SelectField, type SelectOption } from '#components/select-field.tsx'
import { LIST_PATHS } from '#lib/list-paths.ts'
import { isFromShelf, type ListCategory, type ListSearch, withSearch } from '#lib/list-search.ts'
import classes from './order-select.module.css'

const DEFAULT_ORDER: SearchOrder = 'un'

/** Stands among the orders while a column of the table gives the order. */
const BY_OXIDE = 'ox'

export interface OrderSelectProps {
  readonly category: ListCategory
  readonly search: ListSearch
}

/**
 * The orders of a list, two more where it is made from the own shelf; choosing one takes back the
 * sorting by an oxide.
 */
export function OrderSelect({ category, search }: OrderSelectProps) {
  const { t } = useTranslation('list')
  const navigate = useNavigate()

  const { ox, os } = search
  const orders = isFromShelf(search) ? [...SEARCH_ORDERS, ...SHELF_ORDERS] : SEARCH_ORDERS
  const options: SelectOption[] = orders.map((order) => ({
    value: order,
    label: t(`order.${order}`),
  }))
  if (ox)
    options.unshift({
      value: BY_OXIDE,
      label: t('order.oxide', { oxide: OXIDE_TABLE[ox].display }),
    })

  function choose(value: string) {
    if (value === BY_OXIDE) return
    const o = SEARCH_ORDERS.find((order) => order === value && order !== DEFAULT_ORDER)
    const byShelf = SHELF_ORDERS.find((order) => order === value)
    void navigate({
      to: '.',
      search: withSearch(search, { o, os: byShelf, ox: undefined, od: undefined }),
      resetScroll: false,
    })
  }

  return (
    <>
      <div className={classes.scripted}>
        <SelectField
          label={t('order.label')}
          isLabelHidden
          value={ox ? BY_OXIDE : (os ?? search.o ?? DEFAULT_ORDER)}
          onChange={choose}
          options={options}
        />
      </div>
      <noscript>
        <PlainOrder category={category} search={search} />
      </noscript>
    </>
  )
}

/** The orders as an ordinary form, for pages on which no script runs. */
function PlainOrder({ category, search }: OrderSelectProps) {
  const { t } = useTranslation('list')
  const others = withSearch(search, {
    ...{ o: undefined, os: undefined, ox: undefined, od: undefined },
  })
  return (
    <form action={LIST_PATHS[category]} className={classes.plain}>
      <KeptParameters search={others} />
      <select
        name="o"
        className={classes.orders}
        aria-label={t('order.label')}
        defaultValue={search.o ?? DEFAULT_ORDER}
      >
        {SEARCH_ORDERS.map((order) => (
          <option key={order} value={order}>
            {t(`order.${order}`)}
          </option>
        ))}
      </select>
      <Button type="submit">{t('order.apply')}</Button>
    </form>
  )
}
