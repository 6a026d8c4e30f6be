import { formatConeLabel } from '@glazy/ceramics/firing/cones'
import { ATMOSPHERES, findById } from '@glazy/ceramics/lookups/lookups'
import type { DetailImage } from '@glazy/contract/materials'

/** To what cone and in what atmosphere a photographed piece was fired: `△10 · Reduction`. */
export function firingText({
  ortonConeId,
  atmosphereId,
}: Pick<DetailImage, 'ortonConeId' | 'atmosphereId'>): string {
  const atmosphere = findById(ATMOSPHERES, atmosphereId ?? 0)?.name
  return [formatConeLabel(ortonConeId, ortonConeId), atmosphere].filter(Boolean).join(' · ')
}
