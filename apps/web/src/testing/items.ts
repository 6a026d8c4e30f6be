import type { MaterialDetail } from '@glazy/contract/materials'
import { materialDetail } from '#queries/materials.ts'
import { createQueryClient } from '#router/query-client.ts'
import { ask } from './ask.ts'

/** A raw material of whoever is logged in. */
export async function makeMaterial(name: string): Promise<MaterialDetail> {
  const body = {
    name,
    isPrimitive: true,
    isAnalysis: false,
    analysisType: 'percentageAnalysis',
    unityType: 'auto',
    analysis: { SiO2: 60, Al2O3: 20, K2O: 15, loi: 5 },
  } as const
  return (await ask('createMaterial', { body })).data
}

/** A recipe of whoever is logged in. */
export async function makeRecipe(
  newName: string,
  parts: readonly (readonly [MaterialDetail, number])[],
): Promise<MaterialDetail> {
  const materialComponents = parts.map(([{ id }, percentageAmount]) => ({
    componentMaterialId: id,
    percentageAmount,
    isAdditional: false,
  }))
  return (await ask('createRecipe', { body: { newName, materialComponents } })).data
}

/** An item as the server has it now. */
export const itemOf = (id: number) => createQueryClient().fetchQuery(materialDetail(id))
