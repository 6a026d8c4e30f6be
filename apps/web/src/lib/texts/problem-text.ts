import { FORM_PROBLEMS, problemFinder } from '@glazy/locales/field-problems'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@glazy/locales/languages'
import { loadedMessages, loadMessages } from './load-messages.ts'

/** Says what a form finds wrong with a field. */
export type SayProblem = (sentence: string | undefined) => string | undefined

/**
 * Brings the words for what forms find wrong. The contract speaks English to every caller; what it
 * says is found by the sentence, and shown as it is where it is not known or its words don't come.
 */
export async function bringProblemText(language: LanguageCode): Promise<SayProblem> {
  if (language === DEFAULT_LANGUAGE || !(await bringFiles(language))) return (sentence) => sentence
  const find = problemFinder(loadedMessages, FORM_PROBLEMS)
  return (sentence) => sentence && (find(language, sentence) ?? sentence)
}

/** @returns whether they are there */
async function bringFiles(language: LanguageCode): Promise<boolean> {
  const files = FORM_PROBLEMS.flatMap(([namespace]) =>
    ([DEFAULT_LANGUAGE, language] as const).map((code) => loadMessages(code, namespace)),
  )
  const results = await Promise.allSettled(files)
  return results.every(({ status }) => status === 'fulfilled')
}
