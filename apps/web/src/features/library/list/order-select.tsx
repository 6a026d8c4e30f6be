import { OXIDE_TABLE } from '@glazy/ceramics/chemistry/oxides'
import { SEARCH_ORDERS, SHELF_ORDERS } from '@glazy/contract/vocabulary'
import { useNavigateHere } from '#lib/use-navigate-here.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { Button } from '#components/button.tsx'
import { KeptParameters } from '#components/kept-parameters.tsx'
import { SelectField, type SelectOption } from '#components/select-field.tsx'
import { LIST_PATHS } from '#lib/list-paths.ts'
import { isFromShelf, type ListCategory, type ListSearch, withSearch } from '#lib/list-search.ts'
import classes from './order-select.module.css'

/** Stands among the orders while a column of the table gives the order. */
const BY_OXIDE = 'ox'

/** Where words are looked for and no order was chosen; as the order of an address it means none. */
const BEST_MATCH = 'best'

/** The orders of a list, the first of which it has unless another one is chosen. */
function ordersOf({ q }: ListSearch) {
  return q === undefined ? SEARCH_ORDERS : ([BEST_MATCH, ...SEARCH_ORDERS] as const)
}

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
  const navigateHere = useNavigateHere()

  const { ox, os } = search
  const [usual, ...others] = ordersOf(search)
  const orders = [usual, ...others, ...(isFromShelf(search) ? SHELF_ORDERS : [])]
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
    const o = SEARCH_ORDERS.find((order) => order === value && order !== usual)
    const byShelf = SHELF_ORDERS.find((order) => order === value)
    void navigateHere({
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
          value={ox ? BY_OXIDE : (os ?? search.o ?? usual)}
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
  const orders = ordersOf(search)
  const others = withSearch(search, {
    o: undefined,
    os: undefined,
    ox: undefined,
    od: undefined,
  })
  return (
    <form action={LIST_PATHS[category]} className={classes.plain}>
      <KeptParameters search={others} />
      <select
        name="o"
        className={classes.orders}
        aria-label={t('order.label')}
        defaultValue={search.o ?? orders[0]}
      >
        {orders.map((order) => (
          <option key={order} value={order}>
            {t(`order.${order}`)}
          </option>
        ))}
      </select>
      <Button type="submit">{t('order.apply')}</Button>
    </form>
  )
}
