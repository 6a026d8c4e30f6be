import { STULL_CONDITIONS } from '@glazy/ceramics/charts/stull'
import type { Translate } from '@glazy/locales/translate'
import type { Formats } from '#lib/texts/formats.ts'

/** The study that Stull's areas come from, and what they hold for. */
export function stullText(t: Translate<'chart'>, { number }: Pick<Formats, 'number'>): string {
  const { year, coneLabel, R2O, RO } = STULL_CONDITIONS
  return t('stull', { year, cone: coneLabel, r2o: number(R2O, 1), ro: number(RO, 1) })
}
