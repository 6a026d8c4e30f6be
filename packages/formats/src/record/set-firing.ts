import { findOtherCone, parseConeRange } from '@glazy/ceramics/firing/cone-text'
import { parseAtmospheres } from './lookup-fields.ts'
import type { ProblemList } from './problem-list.ts'
import { keepExtra, type RecordDraft } from './record-draft.ts'

/** A cone with the firing behind it: `6 oxidation`, `10R`. */
const CONE_AND_FIRING = /^(.*[\d½])\s*[,;(]?\s*(\p{L}[\p{L}\s.,;&/-]*)\)?$/u

/** Longest text in which a cone is looked for, in characters. */
const MAX_CONE_LENGTH = 100

/** Reads the cone and a firing named behind it; the text is kept as written. */
export function setCone(draft: RecordDraft, text: string, line: number, problems: ProblemList) {
  if (text.trim() === '') return
  draft.coneText = text.trim()
  // A doubtful cone ("03?") or a slip of the pen (".06") still names the cone.
  const plain = text.replace(/\?|(?<!\d)\.(?=\d)/g, ' ').trim()
  const found = plain.length > MAX_CONE_LENGTH ? undefined : parseCone(plain)
  if (found !== undefined) {
    addAtmospheres(draft, found.atmosphereIds)
    draft.fromConeId = found.fromId
    draft.toConeId = found.toId
    return
  }
  const isOther = plain.length <= MAX_CONE_LENGTH && findOtherCone(plain) !== undefined
  problems.add(line, isOther ? 'otherCone' : 'unknownCone', { text: text.trim() })
}

function parseCone(text: string) {
  const [, cone = text, words = ''] = CONE_AND_FIRING.exec(text) ?? []
  const firing = parseAtmospheres(words === 'R' ? 'Reduction' : words)
  const range = parseConeRange(firing.isUnderstood ? cone : text)
  return range.ok ? { ...range.value, atmosphereIds: firing.ids } : undefined
}

/** Reads the atmospheres; a text not wholly understood is kept under `key` too. */
export function setAtmospheres(draft: RecordDraft, text: string, key: string) {
  const { ids, isUnderstood } = parseAtmospheres(text)
  addAtmospheres(draft, ids)
  if (!isUnderstood) keepExtra(draft, key, text)
}

function addAtmospheres(draft: RecordDraft, ids: readonly number[]) {
  for (const id of ids) if (!draft.atmosphereIds.includes(id)) draft.atmosphereIds.push(id)
}
