import { imageUrl, THUMB_WIDTH } from '#lib/image-url.ts'
import { useSite } from '#lib/site-context.ts'
import classes from './portrait.module.css'

export interface PortraitProps {
  readonly name: string
  /** Avatar, where there is one. */
  readonly cdnId: string | null
}

/** A person as a small round picture, or as the first letter of their name; named elsewhere. */
export function Portrait({ name, cdnId }: PortraitProps) {
  const { cdnUrl } = useSite()
  if (cdnId === null) {
    return (
      <span className={classes.portrait} aria-hidden>
        {[...name.trim()][0]?.toUpperCase()}
      </span>
    )
  }
  const source = imageUrl(cdnId, THUMB_WIDTH, '1:1', cdnUrl)
  return <img className={classes.portrait} src={source} alt="" width={32} height={32} />
}
