import type { ImageRatio, ResponsiveWidth } from '@glazy/contract/images'
import { type ReactNode, useState } from 'react'
import { imageSrcSet, imageUrl } from '#lib/image-url.ts'
import { useSite } from '#lib/site-context.ts'
import classes from './photo.module.css'

export interface PhotoProps {
  readonly cdnId: string
  /** What can be seen. */
  readonly alt: string
  /** Width for browsers that do not choose. */
  readonly width: ResponsiveWidth
  /** Cropped to this shape; without it the whole picture comes, in its own. */
  readonly ratio?: ImageRatio
  /** How wide it is shown, for the browser to choose; as in HTML. */
  readonly sizes: string
  /** When it is loaded: with the page before all others, with the page, or when it comes near. */
  readonly loads?: 'first' | 'eager' | 'lazy'
  /** Only its owner sees it: it comes from the site itself, which knows who asks. */
  readonly isPrivate?: boolean
  /** Stands there until the picture does: six hexadecimal digits without the number sign. */
  readonly colour: string | null
  /** Stands there where the picture cannot be loaded. */
  readonly fallback: ReactNode
}

/** The warm grey of clay, for pictures whose colour is not known. */
const CLAY = 'b8b0a4'

/**
 * A photograph that fills the space it is given, in the width that fits, over its own colour. It
 * fades in when it comes later than the page, and gives way to the fallback when it does not come.
 */
export function Photo(props: PhotoProps) {
  const { cdnId, alt, width, ratio, sizes, loads = 'lazy', isPrivate = false } = props
  const { cdnUrl = '' } = useSite()
  const [loading, setLoading] = useState<string>()
  const [failed, setFailed] = useState<string>()
  const base = isPrivate ? '' : cdnUrl

  /** A picture of a page from the server may have come, or failed, before anyone listened. */
  function look(image: HTMLImageElement | null) {
    if (image === null || failed === cdnId) return
    const isBroken = image.complete && image.naturalWidth === 0 && image.currentSrc !== ''
    if (isBroken) setFailed(cdnId)
    else if (!image.complete && loads === 'lazy') setLoading(cdnId)
  }

  if (failed === cdnId) return props.fallback
  return (
    <span className={classes.frame} style={{ backgroundColor: `#${props.colour ?? CLAY}` }}>
      <img
        key={cdnId}
        ref={look}
        className={classes.photo}
        data-loading={loading === cdnId || undefined}
        src={imageUrl(cdnId, width, ratio, base)}
        srcSet={imageSrcSet(cdnId, ratio, base)}
        sizes={sizes}
        width={width}
        height={ratio === '16:9' ? (width * 9) / 16 : width}
        loading={loads === 'lazy' ? 'lazy' : 'eager'}
        {...(loads === 'first'
          ? { fetchPriority: 'high' as const }
          : { decoding: 'async' as const })}
        alt={alt}
        onLoad={() => setLoading(undefined)}
        onError={() => setFailed(cdnId)}
      />
    </span>
  )
}
