import type { Author } from '@glazy/contract/author'
import { AgeText } from '#components/age-text.tsx'
import { PersonLink } from '#components/person-link.tsx'
import { Portrait } from '#components/portrait.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './discussion.module.css'

export interface BylineProps {
  readonly user: Author
  readonly createdAt: string
  readonly updatedAt: string
}

/** Who wrote something, and when. */
export function Byline({ user, createdAt, updatedAt }: BylineProps) {
  const { t } = useTranslation('discussion')
  return (
    <div className={classes.byline}>
      <Portrait name={user.name} cdnId={user.cdnId} />
      <span className={classes.who}>
        <PersonLink user={user} className={classes.author} />
        <span className={classes.age}>
          <AgeText instant={createdAt} />
          {updatedAt !== createdAt && ` · ${t('comments.edited')}`}
        </span>
      </span>
    </div>
  )
}
