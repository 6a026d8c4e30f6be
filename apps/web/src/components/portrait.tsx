import { useState } from 'react'
import { imageUrl, THUMB_WIDTH } from '#lib/image-url.ts'
import { useSite } from '#lib/site-context.ts'
import classes from './portrait.module.css'

export interface PortraitProps {
  readonly name: string
  /** Avatar, where there is one. */
  readonly cdnId: string | null
  /** As the head of a page shows it. */
  readonly isLarge?: boolean
}

/** A person as a round picture, or where none comes as the first letter of their name; named elsewhere. */
export function Portrait({ name, cdnId, isLarge = false }: PortraitProps) {
  const { cdnUrl } = useSite()
  const [failed, setFailed] = useState<string>()
  const className = isLarge ? `${classes.portrait} ${classes.large}` : classes.portrait
  if (cdnId === null || failed === cdnId) {
    return (
      <span className={className} aria-hidden>
        {[...name.trim()][0]?.toUpperCase()}
      </span>
    )
  }
  const source = imageUrl(cdnId, isLarge ? 320 : THUMB_WIDTH, '1:1', cdnUrl)
  const size = isLarge ? 96 : 32
  return (
    <img
      className={className}
      src={source}
      alt=""
      width={size}
      height={size}
      // A picture of a page from the server may have failed before anyone listened.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailed(cdnId)
      }}
      onError={() => setFailed(cdnId)}
    />
  )
}
