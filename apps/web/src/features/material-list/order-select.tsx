import { SEARCH_ORDERS, type SearchOrder } from '@glazy/contract/search'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { SelectField } from '#components/select-field.tsx'
import { type ListSearch, withSearch } from '#lib/list-search.ts'

const DEFAULT_ORDER: SearchOrder = 'un'

/** The six orders of a list; choosing one takes back the sorting by an oxide. */
export function OrderSelect({ search }: { readonly search: ListSearch }) {
  const { t } = useTranslation('list')
  const navigate = useNavigate()

  function choose(value: string) {
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
      value={search.o ?? DEFAULT_ORDER}
      onChange={choose}
      options={SEARCH_ORDERS.map((order) => ({ value: order, label: t(`order.${order}`) }))}
    />
  )
}
