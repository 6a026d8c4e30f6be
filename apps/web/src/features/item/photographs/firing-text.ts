import { formatConeLabel } from '@glazy/ceramics/firing/cones'
import type { DetailImage } from '@glazy/contract/materials'
import type { Names } from '#lib/texts/names.ts'

/** To what cone and in what atmosphere a photographed piece was fired: `△10 · Reduction`. */
export function firingText(
  { ortonConeId, atmosphereId }: Pick<DetailImage, 'ortonConeId' | 'atmosphereId'>,
  names: Names,
): string {
  const atmosphere = names.of('atmosphere', atmosphereId)
  return [formatConeLabel(ortonConeId, ortonConeId), atmosphere].filter(Boolean).join(' · ')
}
