import { OXIDE_TABLE } from '@glazy/ceramics/oxides'
import { SEARCH_ORDERS, type SearchOrder } from '@glazy/contract/search'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { SelectField, type SelectOption } from '#components/select-field.tsx'
import { type ListSearch, withSearch } from '#lib/list-search.ts'

const DEFAULT_ORDER: SearchOrder = 'un'

/** Stands among the orders while a column of the table gives the order. */
const BY_OXIDE = 'ox'

/** The six orders of a list; choosing one takes back the sorting by an oxide. */
export function OrderSelect({ search }: { readonly search: ListSearch }) {
  const { t } = useTranslation('list')
  const navigate = useNavigate()

  const { ox } = search
  const options: SelectOption[] = SEARCH_ORDERS.map((order) => ({
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
    void navigate({
      to: '.',
      search: withSearch(search, { o, ox: undefined, od: undefined }),
      resetScroll: false,
    })
  }

  return (
    <SelectField
      label={t('order.label')}
      isLabelHidden
      value={ox ? BY_OXIDE : (search.o ?? DEFAULT_ORDER)}
      onChange={choose}
      options={options}
    />
  )
}
