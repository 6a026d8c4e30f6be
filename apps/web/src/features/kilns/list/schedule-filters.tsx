import { CONE_GROUPS, CONES } from '@glazy/ceramics/firing/cones'
import { ATMOSPHERES } from '@glazy/ceramics/lookups/lookups'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { Button } from '#components/button.tsx'
import { SelectField } from '#components/select-field.tsx'
import { TextField } from '#components/text-field.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { type KilnSearch, parseKilnSearch } from '#lib/kiln-search.ts'
import classes from './schedule-filters.module.css'

const ANY = ''
const SORTS = ['updated_at-desc', 'created_at-desc', 'name-asc', 'name-desc'] as const

/** Words, cone, atmosphere and order of a list of schedules; without scripts a form with an address. */
export function ScheduleFilters({ search }: { readonly search: KilnSearch }) {
  const { t } = useTranslation('kilns')
  const navigate = useNavigate()
  const [words, setWords] = useState(search.q ?? '')
  const go = (change: Record<string, unknown>) =>
    void navigate({
      to: '.',
      search: parseKilnSearch({ ...search, ...change, p: undefined }) as never, // of this very page
      resetScroll: false,
    })
  const order = search.sort_by ? `${search.sort_by}-${search.sort_order ?? 'desc'}` : SORTS[0]

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
          ...ATMOSPHERES.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <SelectField
        label={t('filter.order')}
        value={order}
        onChange={(value) => {
          const [sort_by, sort_order] = value.split('-')
          go({ sort_by, sort_order })
        }}
        options={SORTS.map((value) => ({ value, label: t(`order.${value}`) }))}
      />
    </form>
  )
}
