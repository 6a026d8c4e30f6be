import type { DetailImage, MaterialDetail } from '@glazy/contract/materials'
import { type ReactNode, Suspense, useState } from 'react'
import { PersonLink } from '#components/person-link.tsx'
import { Photo } from '#components/photo.tsx'
import { imageUrl, THUMB_WIDTH } from '#lib/image-url.ts'
import { isPlainClick } from '#lib/item-links.ts'
import { lazyPart } from '#lib/lazy-part.ts'
import { useSite } from '#lib/site-context.ts'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import { firingText } from './firing-text.ts'
import { inShownOrder } from './photograph-order.ts'
import classes from './photograph-carousel.module.css'
import strips from './strip.module.css'

const CarouselArrows = lazyPart(() => import('./carousel-arrows.tsx'))
const PhotographViewer = lazyPart(() => import('./photograph-viewer.tsx'))

export interface PhotographCarouselProps {
  readonly material: MaterialDetail
  /** What is shown where there is no photograph, or where one cannot be loaded, if anything. */
  readonly fallback: ReactNode
  /** What can be done with photographs, below them. */
  readonly actions: ReactNode
}

/**
 * The photographs of an item side by side; the browser itself turns them, by swipe, by keyboard and
 * by the addresses of the small ones, also without scripts. Scripts add arrows and the large view.
 */
export function PhotographCarousel({ material, fallback, actions }: PhotographCarouselProps) {
  const { t } = useTranslation('detail')
  // Known once the page has hydrated.
  const [strip, setStrip] = useState<HTMLElement | null>(null)
  const [openId, open] = useState<number>()
  const images = inShownOrder(material)
  const isTurned = images.length > 1
  const isPictured = images.length > 0 || Boolean(fallback)
  if (!isPictured && !actions) return null
  // Whatever is shown, the actions stay the same elements: a dialog of theirs may be open.
  return (
    <div className={classes.carousel} data-bare={!isPictured || undefined}>
      <div
        className={strips.strip}
        {...(isTurned && {
          ref: setStrip,
          role: 'group',
          tabIndex: 0,
          'aria-label': t('photographs.label', { name: material.name }),
        })}
      >
        {images.length === 0 && isPictured && (
          <div className={strips.slide}>
            <div className={classes.frame}>{fallback}</div>
          </div>
        )}
        {images.map((image, at) => (
          <Slide
            key={image.id}
            image={image}
            material={material}
            isFirst={at === 0}
            fallback={fallback}
            onOpen={() => open(image.id)}
          />
        ))}
      </div>
      {isTurned && strip && (
        <Suspense>
          <CarouselArrows strip={strip} total={images.length} />
        </Suspense>
      )}
      <div className={classes.below}>
        {isTurned && <Thumbnails images={images} isPrivate={material.isPrivate} />}
        {actions}
      </div>
      {openId !== undefined && (
        <Suspense>
          <PhotographViewer material={material} openId={openId} onClose={() => open(undefined)} />
        </Suspense>
      )}
    </div>
  )
}

interface SlideProps {
  readonly image: DetailImage
  readonly material: MaterialDetail
  /** Likely the largest thing that is seen first. */
  readonly isFirst: boolean
  readonly fallback: ReactNode
  readonly onOpen: () => void
}

function Slide({ image, material, isFirst, fallback, onOpen }: SlideProps) {
  const { t } = useTranslation('detail')
  const { cdnUrl } = useSite()
  const { name, isPrivate } = material
  const title = image.title ?? ''
  const firing = firingText(image, useNames())
  return (
    <figure id={`photo-${image.id}`} className={`${strips.slide} ${classes.slide}`}>
      <a
        href={imageUrl(image.cdnId, 1280, undefined, isPrivate ? '' : cdnUrl)}
        target="_blank"
        rel="noopener"
        className={classes.frame}
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          onOpen()
        }}
      >
        <Photo
          cdnId={image.cdnId}
          alt={t('photographs.alt', { name: title || name })}
          width={640}
          sizes="(max-width: 48rem) 95vw, 20rem"
          loads={isFirst ? 'first' : 'lazy'}
          isPrivate={isPrivate}
          colour={image.dominantHexColor}
          fallback={fallback}
        />
      </a>
      <figcaption className={classes.caption}>
        <span className={classes.title}>{title}</span>
        <span className={classes.about}>
          <PersonLink user={image.user}>{t('author', { name: image.user.name })}</PersonLink>
          {firing && ` · ${firing}`}
        </span>
      </figcaption>
    </figure>
  )
}

interface ThumbnailsProps {
  readonly images: readonly DetailImage[]
  readonly isPrivate: boolean
}

/** Small ones that lead to each photograph. */
function Thumbnails({ images, isPrivate }: ThumbnailsProps) {
  const { t } = useTranslation('detail')
  const { cdnUrl } = useSite()
  return (
    <ul className={classes.thumbnails} aria-label={t('photographs.all')}>
      {images.map((image, at) => (
        <li key={image.id}>
          <a
            href={`#photo-${image.id}`}
            aria-label={t('photographs.show', { number: at + 1, title: image.title ?? '' })}
            onClick={(event) => {
              if (!isPlainClick(event)) return
              event.preventDefault()
              const slide = document.getElementById(`photo-${image.id}`)
              slide?.scrollIntoView({ block: 'nearest', inline: 'start' })
            }}
          >
            <img
              src={imageUrl(image.cdnId, THUMB_WIDTH, '1:1', isPrivate ? '' : cdnUrl)}
              alt=""
              width={THUMB_WIDTH}
              height={THUMB_WIDTH}
              loading="lazy"
              decoding="async"
              style={{ backgroundColor: `#${image.dominantHexColor ?? 'b8b0a4'}` }}
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
