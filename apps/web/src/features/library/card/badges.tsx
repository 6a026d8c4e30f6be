import type { MaterialSummary } from '@glazy/contract/materials'
import { Archive, FlaskConicalOff, Lock } from 'lucide-react'
import { StateName } from '#components/state-name.tsx'
import { Stars } from '#components/stars.tsx'
import type { CardTexts } from './card-texts.ts'
import classes from './badges.module.css'

interface BadgeProps extends Pick<CardTexts, 't'> {
  readonly material: MaterialSummary
}

/** In what atmospheres an item is fired. */
export function Atmospheres({
  material,
  t,
  names: { atmospheres },
}: BadgeProps & Pick<CardTexts, 'names'>) {
  const names = atmospheres(material.atmospheres)
  if (names === '') return null
  return (
    <span className={classes.atmospheres} title={t('card.atmospheres', { names })}>
      {names}
    </span>
  )
}

/** Says which ingredients the figures of a recipe leave out. */
export function LeftOutMark({ material, t, names }: BadgeProps & Pick<CardTexts, 'names'>) {
  const { leftOut = [] } = material
  if (leftOut.length === 0) return null
  const unknown = [...new Set(leftOut.map((name) => names.shown({ name })))]
  const label = t('card.leftOut', { names: names.listInSentence(unknown) })
  return (
    <span className={classes.icon} role="img" aria-label={label} title={label}>
      <FlaskConicalOff size={14} aria-hidden />
    </span>
  )
}

/** State, lock and archive, each in words. */
export function Badges({ material, t, names }: BadgeProps & Pick<CardTexts, 'names'>) {
  const { materialStateId, isPrivate, isArchived, hiddenReason } = material
  return (
    <span className={classes.badges}>
      <StateName id={materialStateId} names={names} />
      {hiddenReason !== undefined && (
        <span className={classes.hidden} title={hiddenReason}>
          {t('card.hidden')}
        </span>
      )}
      {isPrivate && (
        <span
          className={classes.icon}
          role="img"
          aria-label={t('card.private')}
          title={t('card.private')}
        >
          <Lock size={14} aria-hidden />
        </span>
      )}
      {isArchived && (
        <span
          className={classes.icon}
          role="img"
          aria-label={t('card.archived')}
          title={t('card.archived')}
        >
          <Archive size={14} aria-hidden />
        </span>
      )}
      <LeftOutMark material={material} t={t} names={names} />
    </span>
  )
}

/** Stars of a rating, in halves; nothing where nobody has rated. */
export function Rating({ material, t, formats }: BadgeProps & Pick<CardTexts, 'formats'>) {
  const { ratingAverage, ratingNumber } = material
  if (ratingAverage === null || ratingNumber === 0) return null
  const label = t('card.rating', {
    count: ratingNumber,
    rating: formats.number(ratingAverage, 1),
  })
  return (
    <span className={classes.rating}>
      <Stars rating={ratingAverage} label={label} />
      <span aria-hidden>{formats.number(ratingNumber)}</span>
    </span>
  )
}
