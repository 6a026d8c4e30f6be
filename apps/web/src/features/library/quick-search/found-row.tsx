import { formatConeLabel } from '@glazy/ceramics/firing/cones'
import type { MaterialSummary } from '@glazy/contract/materials'
import type { UserSummary } from '@glazy/contract/users'
import type { ReactNode } from 'react'
import { AgeText } from '#components/age-text.tsx'
import { Portrait } from '#components/portrait.tsx'
import { typePath } from '#lib/texts/type-path.ts'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import type { Found } from './use-quick-search.ts'
import classes from './quick-search.module.css'

export interface FoundRowProps {
  readonly found: Found
  /** What an item looks like, fired. */
  readonly picture: (material: MaterialSummary) => ReactNode
}

/** One of the results: its picture, its name, and what tells it from others of that name. */
export function FoundRow({ found, picture }: FoundRowProps) {
  const { t } = useTranslation('quickSearch')
  const names = useNames()
  if (found.kind === 'user') {
    const { user } = found
    return (
      <>
        <Portrait {...user} />
        <span className={classes.name}>
          {user.name}
          <UserFacts user={user} />
        </span>
      </>
    )
  }
  if (found.kind === 'log') {
    const { createdByUser: user, title, images, photograph, createdAt, isPrivate } = found.log
    const picture = images[0] ?? photograph
    return (
      <>
        <Portrait name={user.name} cdnId={picture?.cdnId ?? user.cdnId} />
        <span className={classes.name}>
          {title}
          <span className={classes.facts}>
            {user.name} · <AgeText instant={createdAt} />
            {isPrivate && ` · ${t('private')}`}
          </span>
        </span>
      </>
    )
  }
  const { material } = found
  return (
    <>
      <span className={classes.picture}>{picture(material)}</span>
      <span className={classes.name}>
        {names.both(material)}
        <ItemFacts material={material} />
      </span>
    </>
  )
}

function ItemFacts({ material }: { readonly material: MaterialSummary }) {
  const { t } = useTranslation('common')
  const { t: tList } = useTranslation('list')
  const { kind, user, fromOrtonConeId, toOrtonConeId, materialTypeId, baseTypeId } = material
  const names = useNames()
  const facts = [
    t(`kind.${kind}`),
    typePath(names, materialTypeId ?? baseTypeId),
    // A range is read as one: it goes to the next line as a whole.
    formatConeLabel(fromOrtonConeId, toOrtonConeId).replaceAll(' ', '\u00a0'),
    user ? tList('author', { name: user.name }) : '',
  ]
  return <Facts facts={facts} />
}

function UserFacts({ user }: { readonly user: UserSummary }) {
  const { t } = useTranslation('quickSearch')
  const { username, isPatron, isAlchemist } = user
  const facts = [username, isPatron ? t('patron') : '', isAlchemist ? t('alchemist') : '']
  return <Facts facts={facts} />
}

function Facts({ facts }: { readonly facts: readonly string[] }) {
  return <span className={classes.facts}>{facts.filter((fact) => fact !== '').join(' · ')}</span>
}
