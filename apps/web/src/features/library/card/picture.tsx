import { formatConeLabel } from '@glazy/ceramics/firing/cones'
import type { MaterialSummary } from '@glazy/contract/materials'
import { Photo } from '#components/photo.tsx'
import { typeName, type CardTexts } from './card-texts.ts'
import { MeasuredColor } from './measured-color.tsx'
import classes from './picture.module.css'

export interface PictureProps extends CardTexts {
  readonly material: MaterialSummary
  /** Whether the picture is likely among the first things seen. */
  readonly isEager?: boolean
}

/** The photograph, or the color that was measured; nothing where neither is known. */
export function Picture({ material, isEager = false, t }: PictureProps) {
  const { image, name, hexColor } = material
  const measured = hexColor !== null && <MeasuredColor hexColor={hexColor} t={t} />
  if (!image) return measured || null
  return (
    <Photo
      cdnId={image.cdnId}
      alt={t('card.photoOf', { name })}
      width={320}
      ratio="1:1"
      sizes="(max-width: 36em) 45vw, 15rem"
      loads={isEager ? 'eager' : 'lazy'}
      isPrivate={material.isPrivate}
      colour={image.dominantHexColor}
      fallback={measured}
    />
  )
}

/** Cone and type: the words below the name. */
export function PictureWords({
  material,
  t,
  names,
}: CardTexts & { readonly material: MaterialSummary }) {
  const cone = formatConeLabel(material.fromOrtonConeId, material.toOrtonConeId)
  const type = typeName(material, names)
  return (
    <span className={classes.words}>
      {cone !== '' && (
        <span
          className={classes.cone}
          role="img"
          aria-label={t('card.cone', { cone: cone.slice(1) })}
        >
          {cone.replaceAll(' ', '')}
        </span>
      )}
      {type !== '' && <span className={classes.type}>{type}</span>}
    </span>
  )
}
