import { DEFAULT_LANGUAGE, type LanguageCode } from '@glazy/locales/languages'
import type { Namespace } from '@glazy/locales/messages'
import { englishTexts, textsOf } from './texts.ts'

/**
 * What is wrong with a field is said in English, by the contract and by services. Here the sentence is
 * found among the English texts, with the values that are in it, and said in another language.
 */

/** Where such sentences stand: a file, and how their keys begin. Forms of the site have some too. */
const PLACES = [
  ['problems', ''],
  ['account', 'problems.'],
  ['metadata', 'problems.'],
  ['analysisEditor', 'problems.'],
  ['photographs', 'problems.'],
  ['editor', 'problems.'],
  ['errors', 'image.'],
  ['errors', 'collection.nameTaken'],
] as const satisfies readonly (readonly [Namespace, string])[]

/** Says what stands at a key, with its values. */
type Say = (language: LanguageCode, values?: Readonly<Record<string, string>>) => string

interface Pattern {
  readonly expression: RegExp
  readonly say: Say
}

const NUMBER = String.raw`-?\d+(?:\.\d+)?`
const WORD = String.raw`\S+`
/** What places of texts hold, by their names; others hold anything. */
const HOLDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['min', 'max', 'above', 'below', 'number', 'width', 'place', 'megabytes'].map((name) => [
      name,
      NUMBER,
    ]),
  ),
  ...{ example: WORD, host: WORD, mark: WORD },
  options: String.raw`[^\s,]+(?:(?:, | or | and )[^\s,]+)+`,
}
const PLACE = /{{(\w+)}}/

interface Sentences {
  readonly exact: ReadonlyMap<string, Say>
  /** The ones that say most themselves come first. */
  readonly patterns: readonly Pattern[]
}

let known: Sentences | undefined

function readSentences(): Sentences {
  const texts = PLACES.flatMap(([namespace, begin]) => textsAt(namespace, begin))
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

function textsAt<TNamespace extends Namespace>(namespace: TNamespace, begin: string) {
  return englishTexts(namespace)
    .filter(([key]: readonly [string, string]) => key.startsWith(begin))
    .map(([key, text]) => {
      const say: Say = (language, values) => textsOf(language, namespace)(key, values)
      return { text, say }
    })
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

/** What is said in `language`; undefined for a sentence that no text is known of. */
export function findProblem(language: LanguageCode, sentence: string): string | undefined {
  known ??= readSentences()
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
const PATH_FIRST = /^(?:must|is|has|needs|Invalid|Unrecognized|Too) /

/** Numbers with the decimal sign of a language, and choices with its words for “or” and “and”. */
function written(
  language: LanguageCode,
  values: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (HOLDS[name] === NUMBER) return [name, value.replace('.', decimalSign(language))]
      if (name !== 'options') return [name, value]
      const type = value.includes(' and ') ? 'conjunction' : 'disjunction'
      const parts = value.split(/, | or | and /)
      return [name, new Intl.ListFormat(language, { type }).format(parts)]
    }),
  )
}

const signs = new Map<LanguageCode, string>()

function decimalSign(language: LanguageCode): string {
  const parts = () => new Intl.NumberFormat(language).formatToParts(0.5)
  const sign = signs.get(language) ?? parts().find(({ type }) => type === 'decimal')?.value ?? '.'
  signs.set(language, sign)
  return sign
}

/** What is wrong with a field, in `language`; in English where it is not known there. */
export function problemText(language: LanguageCode, sentence: string): string {
  if (language === DEFAULT_LANGUAGE) return sentence
  return findProblem(language, sentence) ?? sentence
}
