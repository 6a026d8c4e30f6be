import type { MaterialImage } from '@glazy/contract/materials'
import type { CSSProperties, ReactNode } from 'react'
import { imageUrl } from '#lib/image-url.ts'
import { MARGIN, type PlotSize } from '#lib/charts/chart-size.ts'
import classes from './plot-card.module.css'

export interface PlotCardProps {
  /** Where the point is on the plot, in pixels. */
  readonly at: { readonly x: number; readonly y: number }
  readonly size: PlotSize
  readonly image: Pick<MaterialImage, 'cdnId'> | null | undefined
  /** Six hexadecimal digits; shown where there is no photograph. */
  readonly hexColor: string | null | undefined
  readonly children: ReactNode
}

/** What there is to know of the point that is looked at, on the side where there is more room. */
export function PlotCard({ at, size, image, hexColor, children }: PlotCardProps) {
  const x = Math.min(size.width, Math.max(0, at.x))
  const y = Math.min(size.height, Math.max(0, at.y))
  return (
    <div
      className={classes.card}
      data-side={x < size.width / 2 ? 'right' : 'left'}
      data-edge={y < size.height / 2 ? 'below' : 'above'}
      style={{ '--x': `${x + MARGIN.left}px`, '--y': `${y + MARGIN.top}px` } as CSSProperties}
    >
      {image ? (
        <img
          src={imageUrl(image.cdnId, 320, '1:1')}
          alt=""
          width={64}
          height={64}
          className={classes.picture}
        />
      ) : (
        hexColor && <span className={classes.picture} style={{ background: `#${hexColor}` }} />
      )}
      <div className={classes.words}>{children}</div>
    </div>
  )
}
