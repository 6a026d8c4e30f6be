import { BLEND_POSITIONS, type BlendPosition, type BlendType } from '@glazy/ceramics/batch/blend'
import type { BlendNamingStrategy } from '@glazy/ceramics/batch/blend-name'
import { BLEND_STEPS_DEFAULT, BLEND_STEPS_MAX, BLEND_STEPS_MIN } from '../limits.ts'

/** What someone chose for a blend: its form, its fineness, its corners and how points are named. */
export interface BlendSetup {
  readonly type: BlendType
  /** Ids of the materials by their places; those of other types are kept for going back. */
  readonly materials: Readonly<Partial<Record<BlendPosition, number | undefined>>>
  readonly rows: number
  readonly columns: number
  readonly preserveIsAdditional: boolean
  readonly namingStrategy: BlendNamingStrategy
}

/** Sentences of the specification about the setup of a blend. */
export const BLEND_PROBLEMS = {
  leftRequired: 'Left material is required',
  rightRequired: 'Right material is required',
  leftInvalid: 'Invalid left material selected',
  rightInvalid: 'Invalid right material selected',
  lineDifferent: 'Left and right materials must be different',
  topRequired: 'Top material is required',
  topInvalid: 'Invalid top material selected',
  bottomLeftRequired: 'Bottom left material is required',
  bottomLeftInvalid: 'Invalid bottom left material selected',
  bottomRightRequired: 'Bottom right material is required',
  bottomRightInvalid: 'Invalid bottom right material selected',
  topLeftRequired: 'Top left material is required',
  topLeftInvalid: 'Invalid top left material selected',
  topRightRequired: 'Top right material is required',
  topRightInvalid: 'Invalid top right material selected',
  allDifferent: 'All materials must be different',
  columnsMinimum: `Minimum ${BLEND_STEPS_MIN} columns required`,
  columnsMaximum: `Maximum ${BLEND_STEPS_MAX} columns allowed`,
  rowsMinimum: `Minimum ${BLEND_STEPS_MIN} rows required`,
  rowsMaximum: `Maximum ${BLEND_STEPS_MAX} rows allowed`,
} as const
export type BlendProblem = keyof typeof BLEND_PROBLEMS

/** Sentences of the specification about a calculation that did not come to an end. */
export const BLEND_FAILURES = {
  line: 'Failed to calculate line blend',
  triaxial: 'Failed to calculate triaxial blend',
  biaxial: 'Failed to calculate biaxial blend',
  lineMissing: 'Missing required materials for line blend',
  triaxialMissing: 'Missing required materials for triaxial blend',
  biaxialMissing: 'Missing required materials for biaxial blend',
  unexpected: 'An unexpected error occurred during calculation',
} as const
export type BlendFailure = keyof typeof BLEND_FAILURES

/** Where a setup is wrong: a place, its rows, its columns, or the choice of materials as a whole. */
export type BlendField = BlendPosition | 'rows' | 'columns' | 'materials'

export interface BlendSetupProblem {
  readonly field: BlendField
  readonly problem: BlendProblem
}

/** A setup as the dialog opens with it: the first materials in the places, five by five. */
export function startBlend(type: BlendType, materialIds: readonly number[]): BlendSetup {
  const materials: Partial<Record<BlendPosition, number>> = {}
  BLEND_POSITIONS[type].forEach((position, at) => {
    const id = materialIds[at]
    if (id !== undefined) materials[position] = id
  })
  return {
    type,
    materials,
    rows: BLEND_STEPS_DEFAULT,
    columns: BLEND_STEPS_DEFAULT,
    preserveIsAdditional: true,
    namingStrategy: 'human-readable',
  }
}

/**
 * What is wrong with a setup, in the order of its fields; nothing when it can be calculated.
 *
 * @param materialIds the materials that can be chosen
 */
export function blendSetupProblems(
  setup: BlendSetup,
  materialIds: readonly number[],
): BlendSetupProblem[] {
  const { type, materials } = setup
  const positions = BLEND_POSITIONS[type]
  const missing = positions.flatMap((position): BlendSetupProblem[] => {
    const id = materials[position]
    if (id === undefined) return [{ field: position, problem: `${position}Required` }]
    return materialIds.includes(id) ? [] : [{ field: position, problem: `${position}Invalid` }]
  })
  const chosen = positions.flatMap((position) => materials[position] ?? [])
  const isRepeated = new Set(chosen).size < chosen.length
  const repeated: BlendSetupProblem[] = isRepeated
    ? [{ field: 'materials', problem: type === 'line' ? 'lineDifferent' : 'allDifferent' }]
    : []
  return [...missing, ...repeated, ...gridProblems(setup)]
}

function gridProblems({ type, rows, columns }: BlendSetup): BlendSetupProblem[] {
  const problems: BlendSetupProblem[] = []
  // Figures that are none fail both comparisons, hence the negation.
  if (type !== 'line') {
    if (!(rows >= BLEND_STEPS_MIN)) problems.push({ field: 'rows', problem: 'rowsMinimum' })
    if (rows > BLEND_STEPS_MAX) problems.push({ field: 'rows', problem: 'rowsMaximum' })
  }
  if (type !== 'triaxial') {
    if (!(columns >= BLEND_STEPS_MIN)) {
      problems.push({ field: 'columns', problem: 'columnsMinimum' })
    }
    if (columns > BLEND_STEPS_MAX) problems.push({ field: 'columns', problem: 'columnsMaximum' })
  }
  return problems
}

/** The grid that a preview draws, also while the figures are being typed: from 1 to 20. */
export function previewGrid({ type, rows, columns }: BlendSetup) {
  const clamp = (steps: number) =>
    Number.isFinite(steps) ? Math.min(BLEND_STEPS_MAX, Math.max(1, Math.trunc(steps))) : 1
  return { type, rows: clamp(rows), columns: clamp(columns) }
}
