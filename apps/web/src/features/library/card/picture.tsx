import { formatConeLabel } from '@glazy/ceramics/firing/cones'
import type { MaterialSummary } from '@glazy/contract/materials'
import type { CSSProperties } from 'react'
import { Photo } from '#components/photo.tsx'
import { typeName, type CardTexts } from './card-texts.ts'
import { glazeLook } from './glaze-look.ts'
import classes from './picture.module.css'

export interface PictureProps extends CardTexts {
  readonly material: MaterialSummary
  /** Whether the picture is likely among the first things seen. */
  readonly isEager?: boolean
}

/** The photograph, or a field of the glaze's own colour where there is none. */
export function Picture({ material, isEager = false, t }: PictureProps) {
  const { image, name } = material
  const glaze = <div className={swatchClass(material)} style={glazeStyle(material)} />
  if (!image) return glaze
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
      fallback={glaze}
    />
  )
}

/** Cone and type: the words that are on the picture below the name. */
export function PictureWords({ material, t }: CardTexts & { readonly material: MaterialSummary }) {
  const cone = formatConeLabel(material.fromOrtonConeId, material.toOrtonConeId)
  const type = typeName(material)
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

/** Whether words on the picture are dark or light; photographs get a shade and light words. */
export function pictureInk(material: MaterialSummary): 'dark' | 'light' {
  return material.image ? 'light' : glazeLook(material).ink
}

function glazeStyle(material: MaterialSummary) {
  const { colour, ink } = glazeLook(material)
  // Dark words need a foot that stays light.
  const foot = ink === 'dark' ? '94%' : '62%'
  // No two tiles of a shelf catch the light at the same place.
  const light = `${18 + ((material.id * 37) % 50)}%`
  return { '--glaze': colour, '--foot': foot, '--light': light } as CSSProperties
}

function swatchClass({ kind }: MaterialSummary) {
  return kind === 'primitive' ? classes.powder : classes.glaze
}
