import { ALL_PROBLEMS, problemFinder } from '@glazy/locales/field-problems'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@glazy/locales/languages'
import { textFile } from './texts.ts'

export const findProblem = problemFinder(textFile, ALL_PROBLEMS)

/** What is wrong with a field, in `language`; in English where it is not known there. */
export function problemText(language: LanguageCode, sentence: string): string {
  if (language === DEFAULT_LANGUAGE) return sentence
  return findProblem(language, sentence) ?? sentence
}
