import { formatConeLabel } from '@glazy/ceramics/firing/cones'
import { shortCode } from '@glazy/contract/short-code'
import type { MaterialSummary } from '@glazy/contract/materials'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import type { LabelKind } from './label-options.ts'
import type { QrDrawing } from './qr-path.ts'
import classes from './labels.module.css'

export interface LabelProps {
  readonly item: MaterialSummary
  readonly kind: LabelKind
  /** The day, as it is written. */
  readonly date: string
  /** How much was mixed, with its unit; nothing where it is not known. */
  readonly batch: string
  /** Leads to the item's page; `undefined` where the label is too low for it. */
  readonly qr: QrDrawing | undefined
}

/** What a potter wants to know from a tile or a bucket years later. */
export function Label({ item, kind, date, batch, qr }: LabelProps) {
  const { t } = useTranslation('labels')
  const names = useNames()
  const { id, name, fromOrtonConeId, toOrtonConeId, atmospheres } = item
  const fired = [formatConeLabel(fromOrtonConeId, toOrtonConeId), names.atmospheres(atmospheres)]
  const facts = [fired.filter(Boolean).join(' '), kind === 'bucket' ? batch : '', date]
  return (
    <div className={classes.label} data-kind={kind}>
      <div className={classes.words}>
        <p className={classes.name}>{name}</p>
        <p className={classes.code}>{shortCode(id)}</p>
        {facts.map((fact, index) => fact && <p key={index}>{fact}</p>)}
      </div>
      {qr && (
        <svg
          className={classes.qr}
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          shapeRendering="crispEdges"
          role="img"
          aria-label={t('qr', { name })}
        >
          <path d={qr.path} />
        </svg>
      )}
    </div>
  )
}
