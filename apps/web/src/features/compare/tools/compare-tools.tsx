import type { MaterialSummary } from '@glazy/contract/materials'
import { Link } from '@tanstack/react-router'
import look from '#components/link-switch.module.css'
import { SelectField } from '#components/select-field.tsx'
import { EXACT } from '#lib/exact.ts'
import { letterOf } from '#lib/letters.ts'
import { COMPARE_VIEWS, type CompareSearch } from '#lib/list-search.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from '#features/compare/comparison.module.css'
import { SectionMenu } from './section-menu.tsx'
import { type Chosen, useChosen } from './use-chosen.ts'

export interface CompareToolsProps extends Chosen {
  readonly materials: readonly MaterialSummary[]
  readonly referenceId: number
}

/** What is shown of the compared items, and what they are compared with. */
export function CompareTools({ materials, referenceId, ...given }: CompareToolsProps) {
  const { t } = useTranslation('compare')
  const { search, onChange } = useChosen(given)
  const reference = materials.find(({ id }) => id === search.ref)?.id ?? referenceId
  return (
    <div className={classes.tools}>
      <ViewSwitch search={search} />
      {materials.length > 1 && (
        <div className={classes.reference}>
          <SelectField
            label={t('difference.to')}
            value={String(reference)}
            onChange={(id) => onChange({ ref: Number(id) })}
            options={materials.map(({ id, name }, index) => ({
              value: String(id),
              label: `${letterOf(index)} · ${name}`,
            }))}
          />
        </div>
      )}
      <SectionMenu search={search} onChange={onChange} />
      {materials.length > 1 && (
        <label className={classes.only}>
          <input
            type="checkbox"
            checked={search.all !== true}
            onChange={(event) => onChange({ all: event.currentTarget.checked ? undefined : true })}
          />
          {t('difference.only')}
        </label>
      )}
    </div>
  )
}

/** The table or the chart, where there is no room for both. */
function ViewSwitch({ search }: { readonly search: CompareSearch }) {
  const { t } = useTranslation('compare')
  const current = search.look ?? 'table'
  return (
    <nav className={classes.views} aria-label={t('view.label')}>
      <div className={look.switch}>
        {COMPARE_VIEWS.map((view) => (
          <Link
            key={view}
            to="/compare"
            className={look.choice}
            search={{ ...search, look: view === 'table' ? undefined : view }}
            replace
            resetScroll={false}
            activeOptions={EXACT}
            aria-current={view === current || undefined}
          >
            {t(`view.${view}`)}
          </Link>
        ))}
      </div>
    </nav>
  )
}
