import { logPath } from '@glazy/contract/log-path'
import type { Log } from '@glazy/contract/logs'
import { isHiddenLog } from '@glazy/contract/rules/log'
import { Link } from '@tanstack/react-router'
import { Photo } from '#components/photo.tsx'
import { RichText } from '#components/rich-text.tsx'
import { storedImageUrl } from '#lib/image-url.ts'
import { useSite } from '#lib/site-context.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './log-pictures.module.css'

/** Pictures of a card; the others are on the log's page. */
const SHOWN = 4

interface Picture {
  readonly cdnId: string
  readonly title: string | null
  readonly description?: string | null
  readonly colour: string | null
  readonly width: number | null
  readonly height: number | null
}

/** The photograph a log is about, and its own pictures: a few on a card, all with their captions on its page. */
export function LogPictures({ log, isPage }: { readonly log: Log; readonly isPage: boolean }) {
  const pictures = picturesOf(log)
  if (pictures.length === 0) return null
  return isPage ? (
    <AllPictures log={log} pictures={pictures} />
  ) : (
    <FewPictures log={log} pictures={pictures} />
  )
}

interface PicturesProps {
  readonly log: Log
  readonly pictures: readonly Picture[]
}

function FewPictures({ log, pictures }: PicturesProps) {
  const { t } = useTranslation('logs')
  const shown = pictures.slice(0, SHOWN)
  const more = pictures.length - shown.length
  const isAlone = shown.length === 1
  return (
    <Link to={logPath(log)} className={classes.few} data-alone={isAlone || undefined}>
      {shown.map((picture, at) => (
        <span key={picture.cdnId} className={classes.picture}>
          <Photo
            cdnId={picture.cdnId}
            alt={picture.title ?? t('images.unnamed', { number: at + 1 })}
            width={isAlone ? 768 : 320}
            ratio={isAlone ? '16:9' : '1:1'}
            sizes={isAlone ? '(width < 62rem) 100vw, 40rem' : '(width < 62rem) 50vw, 20rem'}
            isPrivate={isHiddenLog(log)}
            colour={picture.colour}
            fallback={null}
          />
        </span>
      ))}
      {more > 0 && <span className={classes.more}>{t('card.showImages', { count: more })}</span>}
    </Link>
  )
}

function AllPictures({ log, pictures }: PicturesProps) {
  const { t } = useTranslation('logs')
  const { cdnUrl = '' } = useSite()
  return (
    <ul className={classes.all}>
      {pictures.map((picture, at) => (
        <li key={picture.cdnId}>
          <figure className={classes.figure}>
            <a
              href={storedImageUrl(picture.cdnId, isHiddenLog(log) ? '' : cdnUrl)}
              target="_blank"
              rel="noopener"
              className={classes.picture}
              style={{ aspectRatio: `${picture.width ?? 4} / ${picture.height ?? 3}` }}
            >
              <Photo
                cdnId={picture.cdnId}
                alt={picture.title ?? t('images.unnamed', { number: at + 1 })}
                width={1024}
                sizes="(width < 62rem) 100vw, 60rem"
                loads={at === 0 ? 'first' : 'lazy'}
                isPrivate={isHiddenLog(log)}
                colour={picture.colour}
                fallback={null}
              />
            </a>
            {(picture.title ?? picture.description) && (
              <figcaption className={classes.caption}>
                {picture.title && <strong>{picture.title}</strong>}
                {picture.description && <RichText html={picture.description} />}
              </figcaption>
            )}
          </figure>
        </li>
      ))}
    </ul>
  )
}

function picturesOf({ photograph, images }: Log): Picture[] {
  return [
    ...(photograph ? [{ ...photograph, colour: photograph.dominantHexColor }] : []),
    ...images.map((image) => ({ ...image, colour: null })),
  ]
}
