import { useState } from 'react'
import { imageUrl } from '#lib/image-url.ts'
import { useSite } from '#lib/site-context.ts'
import classes from './avatar.module.css'

export interface AvatarPictureProps {
  readonly name: string
  readonly cdnId: string | null
  /** Address of a picture that has been chosen but not sent. */
  readonly preview: string | undefined
  readonly alt: string
}

/** The picture of a person, or the first letter of their name. */
export function AvatarPicture({ name, cdnId, preview, alt }: AvatarPictureProps) {
  const { cdnUrl } = useSite()
  const source = preview ?? (cdnId === null ? undefined : imageUrl(cdnId, 320, '1:1', cdnUrl))
  const [failed, setFailed] = useState<string>()
  if (source === undefined || source === failed) {
    return (
      <span className={classes.letter} role="img" aria-label={alt}>
        {[...name.trim()][0]?.toUpperCase() ?? '?'}
      </span>
    )
  }
  return (
    <img
      className={classes.picture}
      src={source}
      alt={alt}
      width={112}
      height={112}
      onError={() => setFailed(source)}
    />
  )
}
