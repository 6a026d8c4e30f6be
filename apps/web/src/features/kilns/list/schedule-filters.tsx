import { CONE_GROUPS, CONES } from '@glazy/ceramics/firing/cones'
import { ATMOSPHERES } from '@glazy/ceramics/lookups/lookups'
import { useNavigateHere } from '#lib/use-navigate-here.ts'
import { type FormEvent, useState } from 'react'
import { Button } from '#components/button.tsx'
import { SelectField } from '#components/select-field.tsx'
import { TextField } from '#components/text-field.tsx'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import { type KilnSearch, parseKilnSearch } from '#lib/kiln-search.ts'
import classes from './schedule-filters.module.css'

const ANY = ''
const ORDERS = {
  changed: { sort_by: undefined, sort_order: undefined },
  newest: { sort_by: 'created_at', sort_order: 'desc' },
  nameUp: { sort_by: 'name', sort_order: 'asc' },
  nameDown: { sort_by: 'name', sort_order: 'desc' },
} as const
type Order = keyof typeof ORDERS
const NAMES = Object.keys(ORDERS) as Order[] // its keys

/** Words, cone, atmosphere and order of a list of schedules; without scripts a form with an address. */
export function ScheduleFilters({ search }: { readonly search: KilnSearch }) {
  const { t } = useTranslation('kilns')
  const names = useNames()
  const navigateHere = useNavigateHere()
  const [words, setWords] = useState(search.q ?? '')
  const go = (change: Record<string, unknown>) =>
    void navigateHere({
      to: '.',
      search: parseKilnSearch({ ...search, ...change, p: undefined }),
      resetScroll: false,
    })
  const order =
    NAMES.find(
      (name) =>
        ORDERS[name].sort_by === search.sort_by && ORDERS[name].sort_order === search.sort_order,
    ) ?? 'changed'

  function submit(event: FormEvent) {
    event.preventDefault()
    go({ q: words.trim() || undefined })
  }

  return (
    <form action="" role="search" className={classes.filters} onSubmit={submit}>
      <TextField
        label={t('filter.words')}
        type="search"
        name="q"
        autoComplete="off"
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        end={
          <Button type="submit" look="quiet">
            {t('filter.search')}
          </Button>
        }
      />
      <SelectField
        label={t('cone')}
        value={String(search.cone ?? ANY)}
        onChange={(cone) => go({ cone: cone || undefined })}
        options={[
          { value: ANY, label: t('filter.any') },
          ...Object.keys(CONE_GROUPS).map((group) => ({
            value: group,
            label: t(`filter.${group as keyof typeof CONE_GROUPS}`), // a key of the groups
          })),
          ...CONES.map(({ id, label }) => ({ value: String(id), label })),
        ]}
      />
      <SelectField
        label={t('atmosphere')}
        value={String(search.atmosphere ?? ANY)}
        onChange={(atmosphere) => go({ atmosphere: atmosphere || undefined })}
        options={[
          { value: ANY, label: t('filter.any') },
          ...names
            .entries('atmosphere', ATMOSPHERES)
            .map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <SelectField
        label={t('filter.order')}
        value={order}
        onChange={(name) => go(ORDERS[name as Order])} // one of the options
        options={NAMES.map((name) => ({ value: name, label: t(`order.${name}`) }))}
      />
    </form>
  )
}
