import type { CSSProperties } from 'react'
import { useSite } from '#lib/site-context.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { Label, type LabelContent } from './label.tsx'
import { type LabelFormat, labelPosition, labelsPerPage, pageSize } from './label-formats.ts'
import type { LabelKind } from './label-options.ts'
import { labelPages } from './label-pages.ts'
import { drawQr } from './qr-path.ts'
import classes from './labels.module.css'

/** Lower labels have no room for a code that a phone can read. */
const QR_HEIGHT_MIN_MM = 18

export interface LabelSheetsProps {
  /** Each content as often as there are labels of it. */
  readonly labels: readonly LabelContent[]
  readonly kind: LabelKind
  readonly format: LabelFormat
  /** Labels that are gone from the first sheet. */
  readonly skipped: number
}

/** The labels as they go onto their sheets or rolls. */
export function LabelSheets({ labels, kind, format, skipped }: LabelSheetsProps) {
  const { t } = useTranslation('labels')
  const { number } = useFormats()
  const site = useSite()
  const size = pageSize(format)
  const pages = labelPages(labels, labelsPerPage(format), skipped)
  const codes = new Map(
    [...new Set(labels)].map((item) => [
      item.id,
      format.heightMm < QR_HEIGHT_MIN_MM ? undefined : drawQr(`${site.url}${item.path}`),
    ]),
  )
  return pages.map((places, page) => (
    <section
      key={page}
      className={classes.paper}
      aria-label={t('sheet', { page: number(page + 1), pages: number(pages.length) })}
      style={{ '--width': size.widthMm, '--height': size.heightMm } as CSSProperties}
    >
      {places.map((item, place) => {
        const { leftMm, topMm } = labelPosition(format, place)
        const position = {
          '--x': leftMm,
          '--y': topMm,
          '--w': format.widthMm,
          '--h': format.heightMm,
        }
        return (
          <div
            key={place}
            className={item ? classes.place : classes.gone}
            style={position as CSSProperties}
          >
            {item && <Label content={item} kind={kind} qr={codes.get(item.id)} />}
          </div>
        )
      })}
    </section>
  ))
}
