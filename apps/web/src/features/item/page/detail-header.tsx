import type { MaterialDetail } from '@glazy/contract/materials'
import { SECTION_OF_KIND } from '@glazy/contract/material-path'
import { Link } from '@tanstack/react-router'
import { Archive, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { AgeText } from '#components/age-text.tsx'
import { PersonLink } from '#components/person-link.tsx'
import { Formula } from '#components/formula.tsx'
import { StateName } from '#components/state-name.tsx'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import { Lineage } from './lineage.tsx'
import page from '#components/page.module.css'
import classes from './detail-header.module.css'

export interface DetailHeaderProps {
  readonly material: MaterialDetail
  /** Photographs, and what can be done with them. */
  readonly picture: ReactNode
  readonly rating: ReactNode
  /** What its author says of it. */
  readonly words?: ReactNode
  /** Cone, properties and actions, beside the picture. */
  readonly children: ReactNode
}

/** Names with more characters than this are set smaller, so that they leave room for the rest. */
const LONG_NAME = 60

/** What an item is, who made it and when, beside its picture. */
export function DetailHeader(props: DetailHeaderProps) {
  const { material, picture, rating, words, children } = props
  const { t } = useTranslation('detail')
  const { name, otherNames, formula } = material
  const localName = useNames().material(material)
  return (
    <header className={classes.header}>
      <div className={classes.picture}>{picture}</div>
      <div className={classes.intro}>
        <div className={classes.heading}>
          <h1 className={classes.title} data-long={name.length > LONG_NAME || undefined}>
            {localName ?? name} <Flags material={material} />
          </h1>
          {localName && (
            <p className={classes.original} lang="en">
              {name}
            </p>
          )}
          {otherNames && (
            <p className={classes.otherNames}>
              <span className={page.visuallyHidden}>{t('otherNames')}</span> {otherNames}
            </p>
          )}
          {formula && (
            <p className={classes.formula}>
              <Formula>{formula}</Formula>
            </p>
          )}
        </div>
        <Byline material={material} rating={rating} />
        {words}
        {children}
      </div>
    </header>
  )
}

/** Number, lock and archive. */
function Flags({ material }: { readonly material: MaterialDetail }) {
  const { t } = useTranslation('detail')
  const { id, isPrivate, isArchived } = material
  return (
    <span className={classes.flags}>
      <span className={classes.id} title={t('idHint')}>
        {t('id', { id })}
      </span>
      {isPrivate && (
        <span role="img" aria-label={t('private')} title={t('private')}>
          <Lock size={18} aria-hidden />
        </span>
      )}
      {isArchived && (
        <span role="img" aria-label={t('archived')} title={t('archived')}>
          <Archive size={18} aria-hidden />
        </span>
      )}
    </span>
  )
}

function Byline({ material, rating }: Pick<DetailHeaderProps, 'material' | 'rating'>) {
  const { t } = useTranslation('detail')
  const names = useNames()
  const { id, kind, version, user, materialStateId, createdAt, updatedAt } = material
  const wasUpdated = updatedAt !== createdAt
  return (
    <p className={classes.byline}>
      <StateName id={materialStateId} names={names} />
      {user && (
        <span>
          <PersonLink user={user} className={classes.author}>
            {t('author', { name: user.name })}
          </PersonLink>
          {user.paypal && (
            <a
              className={classes.support}
              href={user.paypal}
              rel="nofollow noopener"
              target="_blank"
            >
              {t('support', { name: user.name })}
            </a>
          )}
        </span>
      )}
      {rating}
      {version > 1 && (
        <Link
          to={`${SECTION_OF_KIND[kind]}/$id/versions`}
          params={{ id: String(id) }}
          title={t('versionHint')}
        >
          {t('version', { number: version })}
        </Link>
      )}
      <Lineage {...material} />
      <span className={classes.age}>
        {t(wasUpdated ? 'age.updated' : 'age.added')} <AgeText instant={updatedAt} />
      </span>
    </p>
  )
}
