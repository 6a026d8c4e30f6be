import { hazardsOf, isHealthHazard } from '@glazy/ceramics/hazards/hazards'
import type { HazardousMaterial, SolveMaterial, SolveQuestion } from './question.ts'

/** What is listed of a material as a danger to health. */
function dangersOf(material: SolveMaterial) {
  return hazardsOf(material).filter(isHealthHazard)
}

/** The materials of a question that no recipe may have because they are hazardous. */
export function hazardousOf({ materials, limits }: SolveQuestion): HazardousMaterial[] {
  if (limits?.noHazards !== true) return []
  return materials.flatMap((material) => {
    const hazards = dangersOf(material)
    return hazards.length > 0 ? [{ materialId: material.id, hazards }] : []
  })
}

/**
 * The same question without them. No more are looked for in it: it is read once for each further material,
 * and to judge all of them each time takes longer than to solve it.
 */
export function withoutHazards(question: SolveQuestion): SolveQuestion {
  if (question.limits?.noHazards !== true) return question
  const isSafe = (material: SolveMaterial) => dangersOf(material).length === 0
  const { materials, furtherMaterials, limits } = question
  return {
    ...question,
    limits: { ...limits, noHazards: false },
    materials: materials.filter(isSafe),
    ...(furtherMaterials && { furtherMaterials: furtherMaterials.filter(isSafe) }),
  }
}
