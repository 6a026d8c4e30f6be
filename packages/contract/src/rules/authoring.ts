import {
  AMOUNT_MAX,
  MATERIAL_NAME_MAX_LENGTH,
  PRIMITIVE_NAME_MAX_LENGTH,
  PRIMITIVE_NAME_MIN_LENGTH,
} from '../limits.ts'
import { TAG_PROBLEMS } from './tags.ts'
import { NOT_A_LINE, NOT_A_TEXT } from './text.ts'

/** The name of a recipe that was given none. */
export const FALLBACK_NAME = 'No Name'

/** The name of a copied analysis whose original has none. */
export const FALLBACK_ANALYSIS_NAME = 'new analysis'

/** Types that stand for "a recipe" and "no type chosen yet". */
export const BASE_TYPE_OF_RECIPES = 460

/** Sentences of the specification about what was written down. */
export const AUTHORING_PROBLEMS = {
  nameRequired: 'Name is required',
  nameTooLong: `Name must be at most ${MATERIAL_NAME_MAX_LENGTH} characters`,
  localeRequired: 'Locale is required',
  localeTwice: 'This language already has a translation',
  translationRequired: 'At least one translation is required',
  typeRequired: 'Type is required',
  materialTypeOfRecipe: 'This is a type of materials, and not of recipes',
  recipeTypeOfMaterial: 'This is a type of recipes, and not of materials',
  statusRequired: 'Status is required',
  invalidConeRange: 'Invalid cone range',
  componentRequired: 'At least one component is required',
  componentMaterialRequired: 'A recipe component material id is required',
  amountRequired: 'The percentage amount of the recipe ingredient is required',
  amountRange: `must be a number above 0, at most ${AMOUNT_MAX}`,
  unknownComponent: 'There is no such material, or it is private to someone else',
  containsItself: 'A recipe cannot contain itself',
  parentOfMaterials: 'Only a raw material can have or be a parent material',
  comesFromItself: 'An item cannot be its own parent or a revision of itself',
  unknownSchedule: 'There is no such kiln schedule, or it is private to someone else',
  validComponentRequired: 'At least one valid component with a positive amount is required',
  primitiveNameRequired: 'Name is required',
  primitiveNameTooShort: `Name must be at least ${PRIMITIVE_NAME_MIN_LENGTH} characters`,
  primitiveNameTooLong: `Name must be at most ${PRIMITIVE_NAME_MAX_LENGTH} characters`,
  notALine: NOT_A_LINE,
  notAText: NOT_A_TEXT,
  ...TAG_PROBLEMS,
  oxideRequired: 'At least one oxide must be specified',
} as const
export type AuthoringProblem = keyof typeof AUTHORING_PROBLEMS

/** Whether a range of cones does not end below its beginning; either end may be unknown. */
export function isConeRange(fromId: number | null, toId: number | null): boolean {
  return fromId === null || toId === null || toId >= fromId
}
