import type { MaterialImage } from '@glazy/contract/materials'
import type { ReactNode } from 'react'
import { Photo } from '#components/photo.tsx'
import { imageUrl } from '#lib/image-url.ts'
import { useSite } from '#lib/site-context.ts'
import classes from './photograph.module.css'

export interface PhotographProps {
  readonly image: MaterialImage
  /** What can be seen. */
  readonly alt: string
  /** Only its owner sees the item. */
  readonly isPrivate: boolean
  /** Stands there where the photograph cannot be loaded. */
  readonly fallback: ReactNode
}

/** The photograph of an item; likely the largest thing that is seen first. */
export function Photograph({ image, alt, isPrivate, fallback }: PhotographProps) {
  const { cdnUrl } = useSite()
  return (
    <a
      href={imageUrl(image.cdnId, 1280, undefined, isPrivate ? '' : cdnUrl)}
      target="_blank"
      rel="noopener"
      className={classes.frame}
    >
      <Photo
        cdnId={image.cdnId}
        alt={alt}
        width={640}
        sizes="(max-width: 48rem) 95vw, 20rem"
        loads="first"
        isPrivate={isPrivate}
        colour={image.dominantHexColor}
        fallback={fallback}
      />
    </a>
  )
}
