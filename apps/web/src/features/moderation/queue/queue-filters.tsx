import { CONTENT_KINDS, type ContentKind } from '@glazy/contract/rules/moderation'
import { Link, useNavigate } from '@tanstack/react-router'
import { SelectField } from '#components/select-field.tsx'
import { CASE_STATES, type ModerationSearch } from '#lib/moderation-search.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './queue.module.css'

const ANY = ''

/** Which cases are listed: what is to be done about them, and what they are about. */
export function QueueFilters({ search }: { readonly search: ModerationSearch }) {
  const { t } = useTranslation('moderation')
  const navigate = useNavigate()
  const { state: current = 'open', kind } = search
  return (
    <div className={classes.filters}>
      <nav aria-label={t('state.label')}>
        <ul className={classes.states}>
          {CASE_STATES.map((state) => (
            <li key={state}>
              <Link
                to="/moderation"
                search={{ state: state === 'open' ? undefined : state, kind }}
                className={classes.state}
                aria-current={state === current ? 'page' : undefined}
              >
                {t(`state.${state}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <SelectField
        label={t('filter.kind')}
        value={kind ?? ANY}
        onChange={(chosen) =>
          void navigate({
            to: '/moderation',
            // One of the options.
            search: { state: search.state, kind: (chosen || undefined) as ContentKind | undefined },
          })
        }
        options={[
          { value: ANY, label: t('filter.any') },
          ...CONTENT_KINDS.map((one) => ({ value: one, label: t(`kinds.${one}`) })),
        ]}
      />
    </div>
  )
}
