import type { Session } from '@glazy/contract/accounts'
import { useQuery } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { Button } from '#components/button.tsx'
import { Card } from '#components/card.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import { notify } from '#lib/notify.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { activeSessions, useEndOtherSessions, useEndSession } from '#queries/settings.ts'
import { describeDevice } from './describe-device.ts'
import classes from './session-card.module.css'

/** Where a person is logged in, with the means to end that. */
export function SessionCard({ userId }: { readonly userId: number }) {
  const { t } = useTranslation('settings')
  const list = useQuery(activeSessions(userId))
  const endOne = useEndSession(userId)
  const endOthers = useEndOtherSessions(userId)
  const sessions = list.data ?? []
  const isBusy = endOne.isPending || endOthers.isPending

  async function run(ending: Promise<unknown>, success: string) {
    try {
      await ending
      notify('success', success)
    } catch {
      notify('error', t('sessions.failed'))
    }
  }

  return (
    <Card title={t('sessions.title')} hint={t('sessions.hint')}>
      {list.isError && (
        <ErrorNotice
          error={list.error}
          title={t('sessions.notLoaded')}
          onRetry={() => void list.refetch()}
        />
      )}
      <ul className={classes.list} aria-busy={list.isPending}>
        {list.isPending && <li className={classes.skeleton} aria-hidden />}
        {sessions.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            isBusy={isBusy}
            onEnd={() => void run(endOne.mutateAsync(session.id), t('sessions.ended'))}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <div>
          <Button
            disabled={isBusy}
            onClick={() => void run(endOthers.mutateAsync(), t('sessions.othersEnded'))}
          >
            {t('sessions.endOthers')}
          </Button>
        </div>
      )}
    </Card>
  )
}

interface SessionItemProps {
  readonly session: Session
  readonly isBusy: boolean
  readonly onEnd: () => void
}

function SessionItem({ session, isBusy, onEnd }: SessionItemProps) {
  const { t } = useTranslation('settings')
  const { date } = useFormats()
  const { browser, system, isPhone } = describeDevice(session.device)
  const Icon = isPhone ? Smartphone : Monitor
  const device =
    browser && system
      ? t('sessions.device', { browser, system })
      : (browser ?? system ?? t('sessions.unknown'))
  return (
    <li className={classes.session}>
      <Icon size={20} aria-hidden className={classes.icon} />
      <div>
        <p className={classes.device}>{device}</p>
        <p className={classes.used}>
          {session.isCurrent
            ? t('sessions.current')
            : t('sessions.used', { date: date(session.lastUsedAt) })}
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          look="quiet"
          disabled={isBusy}
          onClick={onEnd}
          aria-label={t('sessions.endNamed', { device })}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  )
}
