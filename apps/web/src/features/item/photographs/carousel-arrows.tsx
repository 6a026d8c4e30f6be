import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './carousel-arrows.module.css'
import { useSlide } from './use-slide.ts'

export interface CarouselArrowsProps {
  /** What is scrolled: slides of its own width. */
  readonly strip: HTMLElement
  readonly total: number
}

/** Arrows over the pictures of a page, and which of them is seen. */
export default function CarouselArrows({ strip, total }: CarouselArrowsProps) {
  const { at, turn } = useSlide(strip)
  return (
    <div className={classes.over}>
      <Arrows at={at} total={total} onTurn={turn} />
    </div>
  )
}

export interface ArrowsProps {
  readonly at: number
  readonly total: number
  readonly onTurn: (by: number) => void
}

/** Arrows to the previous and the next picture, with the place of the current one. */
export function Arrows({ at, total, onTurn }: ArrowsProps) {
  const { t } = useTranslation('detail')
  const { number } = useFormats()
  return (
    <div className={classes.arrows}>
      <button
        type="button"
        className={classes.arrow}
        aria-label={t('photographs.previous')}
        disabled={at <= 0}
        onClick={() => onTurn(-1)}
      >
        <ChevronLeft size={24} aria-hidden />
      </button>
      <span className={classes.place} role="status">
        {t('photographs.place', { number: number(at + 1), total: number(total) })}
      </span>
      <button
        type="button"
        className={classes.arrow}
        aria-label={t('photographs.next')}
        disabled={at >= total - 1}
        onClick={() => onTurn(1)}
      >
        <ChevronRight size={24} aria-hidden />
      </button>
    </div>
  )
}
