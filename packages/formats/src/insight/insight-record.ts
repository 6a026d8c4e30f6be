import type { ProblemList } from '../record/problem-list.ts'
import { readField } from '../record/read-field.ts'
import { keepExtra, type RecordDraft } from '../record/record-draft.ts'
import { parseId } from '../record/record-id.ts'
import type { XmlNode } from './xml-node.ts'

/** Reads an attribute that recipes and materials have alike; others are kept under their names. */
export function readAttribute(
  draft: RecordDraft,
  key: string,
  text: string,
  problems: ProblemList,
) {
  switch (key) {
    case 'name':
    case 'date':
      return readField(draft, key, { key, text, line: draft.line }, problems)
    case 'id':
      draft.id = parseId(text)
      if (draft.id === undefined) keepExtra(draft, key, text)
      return
    default:
      keepExtra(draft, key, text)
  }
}

/** Keeps what an element says that has no place in a record, and says so. */
export function keepElement(
  draft: RecordDraft,
  { name, attributes, text }: XmlNode,
  line: number,
  problems: ProblemList,
) {
  keepExtra(draft, name, [...Object.values(attributes), text].join(' ').trim())
  problems.addOnce(line, 'unknownElement', { tag: name })
}
