import type { Colouring } from '#lib/explore-search.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { type Coloured, countStyles } from './colouring.ts'
import classes from './explorer.module.css'

export interface ExplorerLegendProps {
  readonly coloured: Coloured
  readonly shown: Uint8Array
  readonly by: Colouring
  /** Whether there are so many that shades stand for them until one zooms in. */
  readonly isShaded: boolean
}

/** What the colours mean, and how many points have each. */
export function ExplorerLegend({ coloured, shown, by, isShaded }: ExplorerLegendProps) {
  const { t } = useTranslation('explorer')
  const { number } = useFormats()
  const { legend, styles } = coloured
  const counts = countStyles(styles, shown, legend.length)
  return (
    <>
      {legend.length === 0 && <p className={classes.legend}>{t('legend.photo')}</p>}
      {legend.length > 0 && (
        <ul className={classes.legend} aria-label={t('legend.label')}>
          {legend.map(({ name, colour }, place) => {
            const count = counts[place] ?? 0
            if (count === 0) return null
            return (
              <li key={name ?? ''}>
                <span className={classes.swatch} style={{ background: colour }} />
                {name ?? t('legend.other')} <small>{number(count)}</small>
              </li>
            )
          })}
        </ul>
      )}
      {isShaded && <p className={classes.hint}>{t('legend.shading')}</p>}
      {by === 'expansion' && <p className={classes.hint}>{t('legend.expansion')}</p>}
    </>
  )
}
