import { DEFAULT_LANGUAGE, type LanguageCode } from './languages.ts'
import type { Namespace } from './messages.ts'
import { numberSigns } from './number-signs.ts'
import { type TextKey, translator } from './translate.ts'

/**
 * What is wrong with a field is said in English, by the contract and by services. Here the sentence is
 * found among the English texts, with the values that are in it, and said in another language.
 */

/** Where such sentences stand: a file, and how their keys begin. */
export type ProblemPlace = readonly [namespace: Namespace, begin: string]

/** What the contract says of forms. */
export const FORM_PROBLEMS: readonly ProblemPlace[] = [
  ['problems', ''],
  ['account', 'problems.'],
  ['errors', 'collection.nameTaken'],
]

/** All that is said of a field. Some of it forms say in texts of their own. */
export const ALL_PROBLEMS: readonly ProblemPlace[] = [
  ...FORM_PROBLEMS,
  ['metadata', 'problems.'],
  ['analysisEditor', 'problems.'],
  ['photographs', 'problems.'],
  ['editor', 'problems.'],
  ['errors', 'image.'],
]

/** What is said in `language`; undefined for a sentence that no text is known of. */
export type FindProblem = (language: LanguageCode, sentence: string) => string | undefined

/** The texts of a file as it stands in a language. */
type FindFile = (language: LanguageCode, namespace: Namespace) => unknown

/** Says what stands at a key, with its values. */
type Say = (language: LanguageCode, values?: Readonly<Record<string, string>>) => string

interface Pattern {
  readonly expression: RegExp
  readonly say: Say
}

interface Sentences {
  readonly exact: ReadonlyMap<string, Say>
  /** The ones that say most themselves come first. */
  readonly patterns: readonly Pattern[]
}

/**
 * Finds what is said of a field, in other languages.
 *
 * @param findFile gives a file in English and in the languages that are asked for, each time
 */
export function problemFinder(findFile: FindFile, places: readonly ProblemPlace[]): FindProblem {
  let known: Sentences | undefined
  return findProblem

  function findProblem(language: LanguageCode, sentence: string): string | undefined {
    known ??= readSentences(findFile, places)
    const exact = known.exact.get(sentence)
    if (exact !== undefined) return exact(language)
    for (const { expression, say } of known.patterns) {
      const values = expression.exec(sentence)?.groups
      if (values !== undefined) return say(language, written(language, values))
    }
    // `region must be one of …`: where in the field it is wrong comes first.
    const [, path, rest] = /^([\w.]+) (.+)$/s.exec(sentence) ?? []
    if (path === undefined || rest === undefined) return undefined
    const inner = PATH_FIRST.test(rest) ? findProblem(language, rest) : undefined
    return inner === undefined ? undefined : `${path}: ${inner}`
  }
}
const PATH_FIRST = /^(?:must|is|has|needs) /

const NUMBER = String.raw`-?\d+(?:\.\d+)?`
const WORD = String.raw`\S+`
/** What places of texts hold, by their names; others hold anything. */
const HOLDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      ...['min', 'max', 'above', 'below', 'number', 'width', 'place', 'megabytes'],
      ...['thousands', 'decimal', 'whole', 'decimals'],
    ].map((name) => [name, NUMBER]),
  ),
  example: WORD,
  host: WORD,
  mark: WORD,
  options: String.raw`[^\s,]+(?:(?:, | or | and )[^\s,]+)+`,
}
const PLACE = /{{(\w+)}}/

function readSentences(findFile: FindFile, places: readonly ProblemPlace[]): Sentences {
  const texts = places.flatMap(([namespace, begin]) => textsAt(findFile, namespace, begin))
  const plain = texts.filter(({ text }) => !PLACE.test(text))
  const filled = texts.filter(({ text }) => PLACE.test(text))
  return {
    // The first file counts.
    exact: new Map(plain.toReversed().map(({ text, say }) => [text, say])),
    patterns: filled
      .toSorted((left, right) => ownLength(right.text) - ownLength(left.text))
      .map(({ text, say }) => ({ expression: expressionOf(text), say })),
  }
}

function textsAt<TNamespace extends Namespace>(
  findFile: FindFile,
  namespace: TNamespace,
  begin: string,
) {
  return leavesOf(findFile(DEFAULT_LANGUAGE, namespace))
    .filter(([key]) => key.startsWith(begin))
    .map(([key, text]) => {
      const say: Say = (language, values) => {
        const t = translator<TNamespace>(language, (code) => findFile(code, namespace))
        return t(key as TextKey<TNamespace>, values) // of the file
      }
      return { text, say }
    })
}

/** The texts of a file, by their whole keys. */
function leavesOf(value: unknown, key = ''): [string, string][] {
  if (typeof value === 'string') return [[key, value]]
  return Object.entries(value as object).flatMap(([name, inner]) =>
    leavesOf(inner, key === '' ? name : `${key}.${name}`),
  )
}

/** Characters of a text without its places. */
function ownLength(text: string): number {
  return text.replaceAll(/{{\w+}}/g, '').length
}

function expressionOf(text: string): RegExp {
  const parts = text
    .split(PLACE)
    .map((part, at) =>
      at % 2 === 0
        ? part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
        : `(?<${part}>${HOLDS[part] ?? '.+'})`,
    )
  return new RegExp(`^${parts.join('')}$`, 's')
}

/** Numbers with the decimal sign of a language, and choices with its words for “or” and “and”. */
function written(
  language: LanguageCode,
  values: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (HOLDS[name] === NUMBER) return [name, value.replace('.', numberSigns(language).decimal)]
      if (name !== 'options') return [name, value]
      const type = value.includes(' and ') ? 'conjunction' : 'disjunction'
      const parts = value.split(/, | or | and /)
      return [name, new Intl.ListFormat(language, { type }).format(parts)]
    }),
  )
}
