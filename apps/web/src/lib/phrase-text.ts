import { parseChartAxis } from '@glazy/ceramics/charts/chart-axes'
import type { SearchReading } from '@glazy/contract/search'
import type { Translate } from '@glazy/locales/translate'
import { figureText } from './figure-text.ts'

/**
 * What was understood of a search, in words: `Cone 6`, `Without barium`, `SiO₂ ≥ 3`.
 *
 * @example phraseText(t, { kind: 'figure', name: 'SiO2Al2O3Ratio ≥ 8' }) // 'SiO₂:Al₂O₃ ≥ 8'
 */
export function phraseText(
  t: Translate<'filters'>,
  { kind, name }: Pick<SearchReading['phrases'][number], 'kind' | 'name'>,
): string {
  return t(`reading.${kind}`, { name: kind === 'figure' ? withSigns(name) : name })
}

/** A figure with its axis as people write it. */
function withSigns(name: string): string {
  const [first = ''] = name.split(' ', 1)
  const axis = parseChartAxis(first)
  return axis === undefined ? name : figureText(axis) + name.slice(first.length)
}
