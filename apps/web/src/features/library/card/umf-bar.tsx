import type { MaterialSummary } from '@glazy/contract/materials'
import type { CSSProperties } from 'react'
import type { CardTexts } from './card-texts.ts'
import { umfStops } from './umf-stops.ts'
import classes from './umf-bar.module.css'

/** The unity formula as one line of five colours: like glazes have like lines. */
export function UmfBar({
  material,
  t,
  formats,
  names,
}: CardTexts & { readonly material: MaterialSummary }) {
  const { fingerprint } = material
  if (!fingerprint) return null
  const [r2o, ro, b2o3, al2o3] = umfStops(fingerprint)
  const style = { '--a': `${r2o}%`, '--b': `${ro}%`, '--c': `${b2o3}%`, '--d': `${al2o3}%` }
  const figures = names.list(
    Object.entries(fingerprint).map(([oxide, amount]) => `${oxide} ${formats.number(amount, 2)}`),
  )
  const label = t('card.umf', { figures })
  return (
    <span
      className={classes.bar}
      role="img"
      aria-label={label}
      title={label}
      style={style as CSSProperties}
    />
  )
}
