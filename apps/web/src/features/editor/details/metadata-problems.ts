import { materialMetadata } from '@glazy/contract/authoring'
import {
  AUTHORING_PROBLEMS,
  type AuthoringProblem,
  isConeRange,
} from '@glazy/contract/rules/authoring'
import { DESCRIPTION_TOO_LONG } from '@glazy/contract/rules/description'
import { bodyOf, type MetadataValues } from './metadata-values.ts'

/** What is wrong, by field as the API names it: a sentence of the contract. */
export type MetadataProblems = Readonly<Record<string, string>>

/** Checks the form by the rules of the API. */
export function problemsOf(values: MetadataValues): MetadataProblems {
  const parsed = materialMetadata.safeParse(bodyOf(values))
  const issues = (parsed.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])
  const problems: Record<string, string> = Object.fromEntries(issues.reverse())
  if (!isConeRange(values.fromOrtonConeId, values.toOrtonConeId)) {
    problems.toOrtonConeId = AUTHORING_PROBLEMS.invalidConeRange
  }
  return problems
}

/** Whether something is wrong with a text of this place. */
export function isTextWrong(problems: MetadataProblems, at: number): boolean {
  return Object.keys(problems).some((field) => field.startsWith(`translations.${at}.`))
}

/** Sentences that the form can meet, which have texts of their own. */
const SHOWN = [
  'nameRequired',
  'nameTooLong',
  'localeRequired',
  'localeTwice',
  'translationRequired',
  'typeRequired',
  'statusRequired',
  'invalidConeRange',
  'unknownComponent',
  'tooManyTags',
  'tagTooLong',
  'notALine',
  'notAText',
] as const satisfies readonly AuthoringProblem[]
export type ShownProblem = (typeof SHOWN)[number] | 'descriptionTooLong'

/** The key of the text that says a sentence of the contract; undefined for any other sentence. */
export function keyOfSentence(sentence: string): ShownProblem | undefined {
  if (sentence === DESCRIPTION_TOO_LONG) return 'descriptionTooLong'
  return SHOWN.find((key) => AUTHORING_PROBLEMS[key] === sentence)
}
