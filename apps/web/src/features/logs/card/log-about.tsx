import type { Log } from '@glazy/contract/logs'
import { materialPath } from '@glazy/contract/material-path'
import { Link } from '@tanstack/react-router'
import { MaterialName } from '#components/material-name.tsx'
import { Photo } from '#components/photo.tsx'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { ratingOf } from '../log-words.ts'
import classes from './log-card.module.css'

/** The item that a log is about. */
export function LogAbout({ log }: { readonly log: Log }) {
  const { t } = useTranslation('logs')
  const { t: tCommon } = useTranslation('common')
  const { number } = useFormats()
  const { material } = log
  if (material === null) return null
  const rating = ratingOf(log)
  return (
    <Link to={materialPath(material)} className={classes.about}>
      {material.image && (
        <span className={classes.thumb}>
          <Photo
            cdnId={material.image.cdnId}
            alt=""
            width={320}
            ratio="1:1"
            sizes="3rem"
            isPrivate={material.isPrivate}
            colour={material.image.dominantHexColor}
            fallback={null}
          />
        </span>
      )}
      <span>
        <strong>
          <MaterialName {...material} />
        </strong>
        <span className={classes.kind}>
          {rating === undefined
            ? tCommon(`kind.${material.kind}`)
            : t('card.rating', { rating: number(rating, 1) })}
        </span>
      </span>
    </Link>
  )
}
