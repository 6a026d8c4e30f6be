import type { Colouring } from '#lib/explore-search.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { type Coloured, countStyles } from './colouring.ts'
import classes from './explorer.module.css'

export interface ExplorerLegendProps {
  readonly coloured: Coloured
  readonly shown: Uint8Array
  readonly by: Colouring
}

/** What the colours mean, and how many points have each. */
export function ExplorerLegend({ coloured, shown, by }: ExplorerLegendProps) {
  const { t } = useTranslation('explorer')
  const { number } = useFormats()
  const { legend, styles } = coloured
  if (legend.length === 0) return <p className={classes.legend}>{t('legend.photo')}</p>
  const counts = countStyles(styles, shown, legend.length)
  return (
    <>
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
      {by === 'expansion' && <p className={classes.hint}>{t('legend.expansion')}</p>}
    </>
  )
}
