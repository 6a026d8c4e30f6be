import type { MaterialImage } from '@glazy/contract/materials'
import { imageSrcSet, imageUrl } from '#lib/image-url.ts'
import classes from './photograph.module.css'

export interface PhotographProps {
  readonly image: MaterialImage
  /** What can be seen. */
  readonly alt: string
}

/** The photograph of an item; likely the largest thing that is seen first. */
export function Photograph({ image, alt }: PhotographProps) {
  return (
    <a
      href={imageUrl(image.cdnId, 1280)}
      target="_blank"
      rel="noopener"
      className={classes.frame}
      style={{ backgroundColor: `#${image.dominantHexColor ?? 'b8b0a4'}` }}
    >
      <img
        className={classes.photo}
        src={imageUrl(image.cdnId, 640)}
        srcSet={imageSrcSet(image.cdnId)}
        sizes="(max-width: 48rem) 95vw, 20rem"
        width={640}
        height={640}
        fetchPriority="high"
        alt={alt}
      />
    </a>
  )
}
