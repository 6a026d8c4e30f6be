import type { SiteReport } from '@glazy/contract/operator'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { AgeText } from '#components/age-text.tsx'
import { Card } from '#components/card.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import { PersonLink } from '#components/person-link.tsx'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { siteReport } from '#queries/operator.ts'
import { useBytes } from './use-bytes.ts'
import classes from './operator.module.css'

interface PartProps {
  readonly report: SiteReport
}

/** How the site is doing, by subject. */
export function SiteReportCards() {
  const { t } = useTranslation('operator')
  const { data: report, error, refetch } = useQuery(siteReport)
  if (report === undefined) {
    return error ? (
      <ErrorNotice error={error} title={t('failed')} onRetry={() => void refetch()} />
    ) : (
      <p role="status">{t('loading')}</p>
    )
  }
  return (
    <div className={classes.cards}>
      <UsersCard report={report} />
      <StorageCard report={report} />
      <IndexCard report={report} />
      <MailCard report={report} />
      <ImportsCard report={report} />
      <JobsCard report={report} />
      <VersionCard report={report} />
    </div>
  )
}

function UsersCard({ report: { users } }: PartProps) {
  const { t } = useTranslation('operator')
  const { number } = useFormats()
  return (
    <Card title={t('users.title')}>
      <Facts
        facts={[
          [t('users.total'), number(users.total)],
          [t('users.newInWeek'), number(users.newInWeek)],
          [t('users.leaving'), number(users.leaving)],
        ]}
      />
    </Card>
  )
}

function StorageCard({ report: { storage } }: PartProps) {
  const { t } = useTranslation('operator')
  const { number } = useFormats()
  const bytes = useBytes()
  const { photographs, disk } = storage
  const isLow = disk !== null && disk.free < disk.size / 10
  return (
    <Card title={t('storage.title')} hint={isLow ? t('storage.low') : undefined}>
      <Facts
        facts={[
          [t('storage.database'), bytes(storage.database)],
          [
            t(photographs.isInBucket ? 'storage.photosInBucket' : 'storage.photos'),
            `${number(photographs.count)} · ${bytes(photographs.bytes)}`,
          ],
          [
            t('storage.free'),
            disk === null
              ? t('unknown')
              : t('storage.freeOf', { free: bytes(disk.free), size: bytes(disk.size) }),
          ],
        ]}
      />
    </Card>
  )
}

function IndexCard({ report: { index } }: PartProps) {
  const { t } = useTranslation('operator')
  const { number } = useFormats()
  const bytes = useBytes()
  const { change, readyAfterMs, snapshot } = index
  return (
    <Card title={t('index.title')} hint={t('index.hint')}>
      <Facts
        facts={[
          [t('index.items'), number(index.items)],
          [t('index.change'), change === null ? t('unknown') : number(Number(change))],
          [
            t('index.ready'),
            readyAfterMs === null
              ? t('unknown')
              : t('index.seconds', { seconds: number(readyAfterMs / 1_000, 2) }),
          ],
          [
            t('index.snapshot'),
            snapshot === null ? (
              t('index.noSnapshot')
            ) : (
              <>
                {bytes(snapshot.bytes)} · <AgeText instant={snapshot.writtenAt} />
              </>
            ),
          ],
        ]}
      />
    </Card>
  )
}

function MailCard({ report: { mail } }: PartProps) {
  const { t } = useTranslation('operator')
  const { number } = useFormats()
  const hint = mail.server === null ? t('mail.filesHint') : undefined
  return (
    <Card title={t('mail.title')} hint={hint}>
      <Facts
        facts={[
          [t('mail.server'), mail.server ?? t('mail.files')],
          [
            t('mail.lastSent'),
            mail.lastSentAt === null ? t('mail.notYet') : <AgeText instant={mail.lastSentAt} />,
          ],
          [t('mail.waiting'), number(mail.waiting)],
          [t('mail.failed'), number(mail.failed)],
        ]}
      />
    </Card>
  )
}

function ImportsCard({ report: { imports } }: PartProps) {
  const { t } = useTranslation('operator')
  const { number } = useFormats()
  return (
    <Card title={t('imports.title')}>
      <Facts facts={[[t('imports.total'), number(imports.total)]]} />
      {imports.newest.length > 0 && (
        <ul className={classes.imports}>
          {imports.newest.map(({ id, name, items, owner, createdAt }) => (
            <li key={id}>
              {name} · {t('accounts.items', { count: items })}
              <br />
              <span className={classes.soft}>
                <PersonLink user={owner} /> · <AgeText instant={createdAt} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function JobsCard({ report: { jobs } }: PartProps) {
  const { t } = useTranslation('operator')
  const { number } = useFormats()
  return (
    <Card title={t('jobs.title')} hint={jobs.length === 0 ? t('jobs.none') : undefined}>
      <ul className={classes.imports}>
        {jobs.map(({ name, waiting, failed, lastDoneAt }) => (
          <li key={name}>
            <code>{name}</code> ·{' '}
            {t('jobs.state', { waiting: number(waiting), failed: number(failed) })}
            {lastDoneAt !== null && (
              <span className={classes.soft}>
                {' '}
                · <AgeText instant={lastDoneAt} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function VersionCard({ report }: PartProps) {
  const { t } = useTranslation('operator')
  return (
    <Card title={t('version.title')}>
      <Facts
        facts={[
          [t('version.release'), report.version],
          [t('version.calculation'), report.calculationVersion],
          [t('version.started'), <AgeText key="started" instant={report.startedAt} />],
        ]}
      />
      <p className={classes.links}>
        <a href="/metrics">{t('links.metrics')}</a>
        <a href="/readyz">{t('links.ready')}</a>
        <a href="/docs/api">{t('links.api')}</a>
      </p>
    </Card>
  )
}

function Facts({ facts }: { readonly facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
