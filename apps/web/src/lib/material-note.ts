import type { Oxide } from '@glazy/ceramics/chemistry/oxides'
import type { MaterialSummary } from '@glazy/contract/materials'
import type { Translate } from '@glazy/locales/translate'
import { figureText } from './figure-text.ts'
import type { Formats } from './texts/formats.ts'
import type { Names } from './texts/names.ts'

/** Oxides that say most of an analysis. */
const OXIDES_TOLD = 3

/**
 * What tells a material apart from others of its name: where it comes from, its main oxides, how
 * many recipes use it, and where its figures are from.
 *
 * @example 'United States · SiO₂ 68.5, Al₂O₃ 17, K₂O 10 · in 318 recipes · Data sheet of 2012'
 */
export function materialNote(
  material: Pick<MaterialSummary, 'analysis' | 'countryId' | 'usedIn' | 'source' | 'kind'>,
  t: Translate<'common'>,
  { number }: Pick<Formats, 'number'>,
  names: Pick<Names, 'country' | 'list'>,
): string {
  const { analysis, countryId, usedIn = 0, source, kind } = material
  if (kind === 'recipe') return ''
  const oxides = (Object.entries(analysis?.percent ?? {}) as [Oxide, number][])
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, OXIDES_TOLD)
    .map(([oxide, percent]) => `${figureText(oxide)} ${number(percent, 1)}`)
  const parts = [
    names.country(countryId ?? null),
    names.list(oxides),
    usedIn > 0 && t('lookup.usedIn', { count: usedIn }),
    source,
  ]
  return parts.filter(Boolean).join(' · ')
}
