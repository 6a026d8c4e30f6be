import type { ModerationCase } from '@glazy/contract/moderation'
import { AgeText } from '#components/age-text.tsx'
import { PersonLink } from '#components/person-link.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './case-card.module.css'

/** What people find wrong with it, the newest first. */
export function CaseReports({ item }: { readonly item: ModerationCase }) {
  const { t } = useTranslation('moderation')
  const { reports, reportCount } = item
  if (reportCount === 0) return null
  return (
    <section className={classes.reports}>
      <h3 className={classes.subtitle}>{t('case.reports', { count: reportCount })}</h3>
      <ul>
        {reports.map(({ reason, words, reporter, createdAt }) => (
          <li key={reporter.id}>
            <p>
              <strong>{t(`reasons.${reason}`)}</strong>{' '}
              <span className={classes.facts}>
                <PersonLink user={reporter} />
                <AgeText instant={createdAt} />
              </span>
            </p>
            {words !== null && <p className={classes.words}>{words}</p>}
          </li>
        ))}
      </ul>
      {reportCount > reports.length && (
        <p className={classes.gone}>{t('case.reportsMore', { count: reports.length })}</p>
      )}
    </section>
  )
}
