import { useTranslation } from '#lib/texts/use-translation.ts'
import type { LabelKind } from './label-options.ts'
import type { QrDrawing } from './qr-path.ts'
import classes from './labels.module.css'

/** What is written on a label. */
export interface LabelContent {
  readonly id: number
  readonly name: string
  /** What is said aloud to name it, or typed to find it again. */
  readonly code: string
  /** One line each; empty ones are left out. */
  readonly facts: readonly string[]
  /** Of its page, where the QR code leads. */
  readonly path: string
}

export interface LabelProps {
  readonly content: LabelContent
  readonly kind: LabelKind
  /** Leads to its page; `undefined` where the label is too low for it. */
  readonly qr: QrDrawing | undefined
}

/** What a potter wants to know from a tile or a bucket years later. */
export function Label({ content, kind, qr }: LabelProps) {
  const { t } = useTranslation('labels')
  const { name, code, facts } = content
  return (
    <div className={classes.label} data-kind={kind}>
      <div className={classes.words}>
        <p className={classes.name}>{name}</p>
        <p className={classes.code}>{code}</p>
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
