import { findCone } from '@glazy/ceramics/firing/cones'
import { heatmapColour } from '@glazy/ceramics/charts/heatmaps-ramp'
import type { Translate } from '@glazy/locales/translate'
import type { CSSProperties } from 'react'
import { ErrorNotice } from '#components/error-notice.tsx'
import { Formula } from '#components/formula.tsx'
import { LIMIT_HUES } from '#features/charts/plot/limit-layer.tsx'
import plot from '#features/charts/plot/plot.module.css'
import type { Names } from '#lib/texts/names.ts'
import { typePath } from '#lib/texts/type-path.ts'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import classes from './chart.module.css'
import type { ChartLayers, ShownHeatmap } from './use-chart-layers.ts'

export interface LayerLegendProps {
  readonly layers: ChartLayers
}

const STEPS = Array.from({ length: 12 }, (_, step) => step / 11)

/** What the limits and heatmaps under the points are, and where they come from. */
export function LayerLegend({ layers }: LayerLegendProps) {
  const { t } = useTranslation('chart')
  const names = useNames()
  const { limits, heatmaps, error, retry } = layers
  return (
    <>
      {error !== undefined && (
        <ErrorNotice error={error} title={t('layers.error')} onRetry={retry} />
      )}
      {heatmaps.length + limits.length > 0 && (
        <ul className={classes.layers} aria-label={t('layers.label')}>
          {heatmaps.map((shown, index) => (
            <li key={shown.kind}>
              <span className={classes.ramp} data-half={halfOf(index, heatmaps.length)}>
                <span>{t('heatmap.few')}</span>
                <span aria-hidden className={classes.rampSteps}>
                  {STEPS.map((share) => (
                    <span key={share} style={rampStyle(share)} />
                  ))}
                </span>
                <span>{t('heatmap.many')}</span>
              </span>
              <span>
                {heatmapText(shown, t, names)}
                {heatmaps.length > 1 && ` (${t(index === 0 ? 'heatmap.upper' : 'heatmap.lower')})`}
              </span>
            </li>
          ))}
          {limits.map(({ key, label, source }, index) => (
            <li key={key}>
              <span aria-hidden className={plot.limitMark} data-hue={index % LIMIT_HUES} />
              <span>
                <strong>{label}</strong> <Formula>{source}</Formula>
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** The same in one line for the sidebar; where a limit comes from is told on hovering. */
export function LayerCaption({ layers }: LayerLegendProps) {
  const { t } = useTranslation('chart')
  const names = useNames()
  const { limits, heatmaps, error } = layers
  const parts = [
    ...heatmaps.map((shown) => heatmapText(shown, t, names)),
    ...limits.map(({ label }) => label),
  ]
  if (error !== undefined) return <p className={classes.caption}>{t('layers.error')}</p>
  if (parts.length === 0) return null
  return (
    <p
      className={classes.caption}
      title={limits.map(({ label, source }) => `${label}: ${source}`).join('\n')}
    >
      {parts.join(' · ')}
    </p>
  )
}

/** `Celadon: 123 glazes`. */
export function heatmapText(
  { kind, heatmap }: ShownHeatmap,
  t: Translate<'chart'>,
  names: Names,
): string {
  const { id, total } = heatmap
  const name =
    kind === 'type' ? typePath(names, id) : t('heatmap.cone', { cone: findCone(id)?.label ?? id })
  return t('heatmap.title', { name, count: total })
}

function halfOf(index: number, count: number): string | undefined {
  if (count < 2) return undefined
  return index === 0 ? 'upper' : 'lower'
}

function rampStyle(share: number): CSSProperties {
  return {
    '--heat-light': heatmapColour(share, 'light'),
    '--heat-dark': heatmapColour(share, 'dark'),
  } as CSSProperties
}
