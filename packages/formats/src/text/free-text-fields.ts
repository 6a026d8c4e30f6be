import {
  CONE_COUNTERS,
  CONE_NAMES,
  findOtherCone,
  parseConeRange,
} from '@glazy/ceramics/firing/cone-text'
import { parseDecimal } from '@glazy/ceramics/decimal'
import { withPlainFigures } from '@glazy/ceramics/plain-figures'
import type { NumberedLine } from './free-text-lines.ts'
import { firingGroup } from './free-text-name.ts'
import { FIRED, GRAVITY, NAME_LABEL, NAMED_CONE } from './free-text-words.ts'
import type { ProblemList } from '../record/problem-list.ts'
import { type FieldMeaning, readField } from '../record/read-field.ts'
import type { RecipeDraft } from '../record/record-draft.ts'
import { setAtmospheres, setCone } from '../record/set-firing.ts'

/** What fields say by the words in front of them; those without a meaning are kept under their words. */
const FIELDS: readonly (readonly [label: RegExp, meaning: FieldMeaning | undefined])[] = [
  [/^(?:atmosph|atmós|firing)/, 'atmospheres'],
  [/^(?:surface|finish)$/, 'surface'],
  [/^(?:transparency|opacity)$/, 'transparency'],
  [/^type$/, 'type'],
  [/^(?:author|by)$/, 'author'],
  [/^date$/, 'date'],
  [/^(?:source|from|colou?r|.*temp)/, undefined],
]

/** Reads a labelled line such as `Cone: 6`; false when it belongs into the description. */
export function readLabel(
  draft: RecipeDraft,
  { label, value, number }: NumberedLine & { readonly kind: 'label' },
  problems: ProblemList,
): boolean {
  if (NAME_LABEL.test(label)) {
    // Below the ingredients it is what the glaze is called elsewhere.
    if (draft.name !== '') return false
    draft.name = value
  } else if (/^cone/.test(label)) readCone(draft, value, number, problems)
  else {
    const field = FIELDS.find(([words]) => words.test(label))
    if (field === undefined) return false
    readField(draft, field[1], { key: label, text: value, line: number }, problems)
  }
  return true
}

const CONE_AND_WORDS = new RegExp(
  String.raw`^((?:(?:orton|オ[ール]トン)\s*)?(?:${CONE_NAMES}|[△▲Δ∆^])?:?[\d½/.,\s〜–-]*(?:to\s*[\d½/.]+\s*)?${CONE_COUNTERS}?)[\s,;]*(\p{L}.*)?$`,
  'iu',
)

/** A cone with words behind it, `Cone 6 oxidation`: the words are atmospheres or kept. */
function readCone(draft: RecipeDraft, written: string, line: number, problems: ProblemList) {
  const text = withPlainFigures(written)
  if (findOtherCone(text) !== undefined) {
    setCone(draft, written, line, problems)
    return setAtmospheres(draft, FIRED_WORD.exec(text)?.[0] ?? '', 'firing')
  }
  const [, cone = text, words = ''] = CONE_AND_WORDS.exec(text) ?? []
  setCone(draft, cone.replace(/[.,\s]+$/, ''), line, problems)
  if (words !== '') setAtmospheres(draft, words, 'firing')
}

/**
 * Reads a specific gravity, with its own words or in a sentence.
 *
 * @returns whether the line says nothing else
 */
export function readGravity(draft: RecipeDraft, source: string): boolean {
  const found = GRAVITY.exec(source)
  if (found === null || draft.specificGravity !== undefined) return false
  const gravity = parseDecimal(found[1] ?? found[2] ?? '', 'decimal')
  if (!gravity.ok) return false
  draft.specificGravity = gravity.value
  return !/[\p{L}\p{N}]/u.test(source.replace(found[0], ''))
}

/** How a kiln is fired, in brackets before the cone. */
const FIRED_WORD = new RegExp(String.raw`(?<!\p{L})${FIRED}`, 'iu')

/** The first firing, whose cone says nothing of the glaze. */
const BISQUE = /^(?:bis|schr)/i

/**
 * A cone that stands in the words above the ingredients or in a note on the glaze firing below them,
 * with its atmosphere.
 */
export function readNamedCone(
  draft: RecipeDraft,
  lines: readonly NumberedLine[],
  problems: ProblemList,
) {
  let isBelow = false
  for (const { kind, source, number } of lines) {
    isBelow ||= kind === 'ingredient'
    if (isBelow && !(kind === 'note' && !BISQUE.test(source))) continue
    if (readConeIn(draft, source)) return
    const other = findOtherCone(source)
    if (other !== undefined) problems.add(number, 'otherCone', { text: other })
  }
}

/**
 * A cone in a name or a sentence, with its atmosphere.
 *
 * @returns whether there is one
 */
export function readConeIn(draft: RecipeDraft, source: string): boolean {
  const ours = withPlainFigures(source).replace(findOtherCone(source) ?? '', '')
  const [, cone = '', firing = ''] = NAMED_CONE.exec(ours) ?? []
  const range = parseConeRange(cone)
  if (!range.ok) return false
  draft.coneText = cone.trim()
  draft.fromConeId = range.value.fromId
  draft.toConeId = range.value.toId
  const group = firing === '' ? FIRED_WORD.exec(firingGroup(source) ?? '')?.[0] : undefined
  if (group) setAtmospheres(draft, group, 'firing')
  if (firing !== '')
    setAtmospheres(draft, /^r(?:ed|edux)?$/i.test(firing) ? 'Reduction' : firing, 'firing')
  return true
}
