import { profilePath } from '@glazy/contract/profile-path'
import type { MaterialSummary } from '@glazy/contract/materials'
import type { CardTexts } from './card-texts.ts'
import classes from './material-card.module.css'

/** Whose an item is: a plain link, which the list around the card follows. */
export function Author({ material: { user }, t }: AuthorProps) {
  if (!user) return null
  return (
    <a className={classes.author} href={profilePath(user)} data-visit>
      {t('author', { name: user.name })}
    </a>
  )
}

type AuthorProps = Pick<CardTexts, 't'> & { readonly material: MaterialSummary }
