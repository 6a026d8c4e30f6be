import { logPath } from '@glazy/contract/log-path'
import type { Log } from '@glazy/contract/logs'
import { profilePath } from '@glazy/contract/profile-path'
import { isHiddenLog } from '@glazy/contract/rules/log'
import { Link } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { AgeText } from '#components/age-text.tsx'
import { Portrait } from '#components/portrait.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { typeWord } from '../log-words.ts'
import classes from './log-card.module.css'

/** Who tells of what, and since when. */
export function LogHeading({ log, isPage }: { readonly log: Log; readonly isPage: boolean }) {
  const { t } = useTranslation('logs')
  const { createdByUser: author } = log
  const Title = isPage ? 'h1' : 'h3'
  return (
    <header>
      <p className={classes.by}>
        <Portrait name={author.name} cdnId={author.cdnId} />
        <span className={classes.facts}>
          <Link to={profilePath(author)} className={classes.author}>
            {author.name}
          </Link>
          <span className={classes.type}>{typeWord(t, log.logTypeId)}</span>
          <AgeText instant={log.createdAt} />
          {isHiddenLog(log) && (
            <span className={classes.private}>
              <Lock size={14} aria-hidden />
              {t(log.isPrivate ? 'card.private' : 'card.privateItem')}
            </span>
          )}
        </span>
      </p>
      <Title id={`log-${log.id}`} className={classes.title}>
        {isPage ? (
          log.title
        ) : (
          <Link to={logPath(log)} preload="intent">
            {log.title}
          </Link>
        )}
      </Title>
    </header>
  )
}
