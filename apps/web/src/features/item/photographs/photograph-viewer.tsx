import type { DetailImage, MaterialDetail } from '@glazy/contract/materials'
import { type KeyboardEvent, useState } from 'react'
import { DialogFrame } from '#components/dialog-frame.tsx'
import { HiddenNotice } from '#components/hidden-notice.tsx'
import { LongText } from '#components/long-text.tsx'
import { imageUrl, storedImageUrl } from '#lib/image-url.ts'
import { useSite } from '#lib/site-context.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { Arrows } from './carousel-arrows.tsx'
import { PhotographFacts } from './photograph-facts.tsx'
import { inShownOrder } from './photograph-order.ts'
import classes from './photograph-viewer.module.css'
import { PhotographActions } from './photograph-actions.tsx'
import strips from './strip.module.css'
import { useSlide } from './use-slide.ts'

export interface PhotographViewerProps {
  readonly material: MaterialDetail
  /** The photograph it begins with. */
  readonly openId: number
  readonly onClose: () => void
}

/** Photographs as large as the window, each with what is said about it. */
export default function PhotographViewer({ material, openId, onClose }: PhotographViewerProps) {
  const { t } = useTranslation('photographs')
  // Choosing another one to stand for the item must not shuffle them under one's hands.
  const [order] = useState(() => inShownOrder(material).map(({ id }) => id))
  const images = order.flatMap((id) => material.images.find((image) => image.id === id) ?? [])
  const first = Math.max(0, order.indexOf(openId))
  const [strip, setStrip] = useState<HTMLElement | null>(null)
  const slide = useSlide(strip, first)
  const [isAsking, setAsking] = useState(false)
  const at = Math.min(slide.at, images.length - 1)
  const image = images[at]

  if (!image) return null

  function onKeyDown(event: KeyboardEvent) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    slide.turn(by)
  }

  return (
    <DialogFrame
      isOpen
      onClose={onClose}
      size="full"
      staysOpen={isAsking}
      title={image.title ?? material.name}
    >
      <div className={classes.viewer} onKeyDown={onKeyDown}>
        <div className={classes.stage}>
          <div
            ref={setStrip}
            className={`${strips.strip} ${classes.strip}`}
            role="group"
            tabIndex={0}
            data-autofocus
            aria-label={t('viewer.label', { name: material.name })}
          >
            {images.map((one, index) => (
              <LargePicture
                key={one.id}
                image={one}
                name={material.name}
                isNear={Math.abs(index - at) <= 1}
                isSeen={index === at}
                isPrivate={material.isPrivate}
              />
            ))}
          </div>
          {images.length > 1 && <Arrows at={at} total={images.length} onTurn={slide.turn} />}
        </div>
        <div className={classes.beside}>
          <HiddenNotice ownerId={image.user.id} reason={image.hiddenReason} />
          <PhotographFacts image={image} />
          <PhotographActions
            key={image.id}
            image={image}
            material={material}
            onAsk={setAsking}
            onGone={() => (images.length === 1 ? onClose() : strip?.focus())}
          />
          {image.description && (
            <div className={classes.words}>
              <LongText key={image.id} text={image.description} />
            </div>
          )}
        </div>
      </div>
    </DialogFrame>
  )
}

interface LargePictureProps {
  readonly image: DetailImage
  readonly name: string
  /** Only what is seen next is loaded. */
  readonly isNear: boolean
  readonly isSeen: boolean
  readonly isPrivate: boolean
}

/** A whole picture; a click shows it pixel by pixel, to be moved about. */
function LargePicture({ image, name, isNear, isSeen, isPrivate }: LargePictureProps) {
  const { t } = useTranslation('photographs')
  const { cdnUrl = '' } = useSite()
  const [wantsZoom, setZoom] = useState(false)
  const isZoomed = wantsZoom && isSeen
  const base = isPrivate ? '' : cdnUrl
  const source = isZoomed
    ? storedImageUrl(image.cdnId, base)
    : imageUrl(image.cdnId, 1280, undefined, base)
  return (
    <div className={`${strips.slide} ${classes.slide}`} data-zoomed={isZoomed || undefined}>
      <button
        type="button"
        className={classes.zoom}
        aria-pressed={isZoomed}
        aria-label={t(isZoomed ? 'viewer.whole' : 'viewer.zoom')}
        tabIndex={isSeen ? 0 : -1}
        onClick={() => setZoom(!isZoomed)}
      >
        {(isNear || isSeen) && (
          <img
            // What the page has loaded is shown until the large one is there.
            style={{ backgroundImage: `url("${imageUrl(image.cdnId, 640, undefined, base)}")` }}
            src={source}
            alt={image.title ?? name}
            {...(image.width && { width: image.width })}
            {...(image.height && { height: image.height })}
          />
        )}
      </button>
    </div>
  )
}
