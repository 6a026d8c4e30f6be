import { isPlainLine } from '@glazy/ceramics/lookups/plain-text'
import { PRIMITIVE_NAME_MAX_LENGTH, PRIMITIVE_NAME_MIN_LENGTH } from '@glazy/contract/limits'
import type { AuthoringProblem } from '@glazy/contract/rules/authoring'
import type { AnalysisDraft } from './analysis-draft.ts'
import { type FigureKey, hasOxide, wrongFields } from './figures.ts'

/** What keeps a draft from being saved. */
export interface DraftProblems {
  /** What is wrong with the name; also the key of its text. */
  readonly name?: Extract<
    AuthoringProblem,
    'primitiveNameRequired' | 'primitiveNameTooShort' | 'primitiveNameTooLong' | 'notALine'
  >
  /** No oxide has a figure. */
  readonly isEmpty: boolean
  readonly wrong: readonly FigureKey[]
}

export function problemsOf({ name, figures }: AnalysisDraft): DraftProblems {
  const nameProblem = nameProblemOf(name.trim())
  return {
    ...(nameProblem && { name: nameProblem }),
    isEmpty: !hasOxide(figures),
    wrong: wrongFields(figures),
  }
}

export function hasProblems({ name, isEmpty, wrong }: DraftProblems): boolean {
  return name !== undefined || isEmpty || wrong.length > 0
}

function nameProblemOf(name: string): DraftProblems['name'] {
  if (name === '') return 'primitiveNameRequired'
  if (!isPlainLine(name)) return 'notALine'
  if (name.length < PRIMITIVE_NAME_MIN_LENGTH) return 'primitiveNameTooShort'
  return name.length > PRIMITIVE_NAME_MAX_LENGTH ? 'primitiveNameTooLong' : undefined
}
