import { hazardsOf, isHealthHazard } from '@glazy/ceramics/hazards/hazards'
import type { LeftOut, SolveMaterial, SolveQuestion } from './question.ts'

/** What is listed of a material as a danger to health. */
function dangersOf(material: SolveMaterial) {
  return hazardsOf(material).filter(isHealthHazard)
}

/** The materials that a question leaves out because they are hazardous. */
export function leftOutOf({ materials, limits }: SolveQuestion): LeftOut[] {
  if (limits?.noHazards !== true) return []
  return materials.flatMap((material) => {
    const hazards = dangersOf(material)
    return hazards.length > 0 ? [{ materialId: material.id, hazards }] : []
  })
}

/**
 * The same question without the materials that it leaves out. It leaves out no more: it is read once for
 * each further material, and to judge all of them each time takes longer than to solve it.
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
