import { BLEND_POSITIONS, type BlendPosition } from '@glazy/ceramics/batch/blend'
import type { BlendFailure, BlendSetup } from '@glazy/contract/rules/blend'
import { useState } from 'react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { isApiError } from '#lib/api/api-error.ts'
import { type BlendedRecipe, type BlendMaterial, calculateBlend } from './calculate-blend.ts'

export interface BlendRun {
  readonly isBusy: boolean
  readonly failure: BlendFailure | undefined
  /** Calculates and hands the recipes on, or says what went wrong. */
  readonly run: (setup: BlendSetup) => Promise<void>
  /** Clears the error. */
  readonly forget: () => void
}

/** One calculation of a blend: what its corners are made of is read, and then they are mixed. */
export function useBlend(
  load: (ids: readonly number[]) => Promise<readonly BlendMaterial[]>,
  onBlended: (recipes: readonly BlendedRecipe[]) => void,
): BlendRun {
  const { t } = useTranslation('blend')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<BlendFailure>()

  async function run(setup: BlendSetup) {
    setFailure(undefined)
    setBusy(true)
    try {
      const positions = BLEND_POSITIONS[setup.type]
      const ids = positions.flatMap((position) => setup.materials[position] ?? [])
      const materials = await load(ids)
      const kind = t(`types.${setup.type}`)
      const result = calculateBlend(setup, materials, { kind, positions: positionNames() })
      if (result.ok) onBlended(result.value)
      else setFailure(result.error)
    } catch (error) {
      setFailure(isApiError(error) ? setup.type : 'unexpected')
    } finally {
      setBusy(false)
    }
  }

  function positionNames(): Record<BlendPosition, string> {
    return {
      left: t('positions.left'),
      right: t('positions.right'),
      top: t('positions.top'),
      bottomLeft: t('positions.bottomLeft'),
      bottomRight: t('positions.bottomRight'),
      topLeft: t('positions.topLeft'),
      topRight: t('positions.topRight'),
    }
  }

  return { isBusy, failure, run, forget: () => setFailure(undefined) }
}
