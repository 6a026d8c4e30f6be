import { parseUnityType } from '@glazy/ceramics/chemistry/unity'
import { parseDecimal } from '@glazy/ceramics/decimal'
import { readTags } from '@glazy/ceramics/lookups/tags'
import { readAmount } from './commas.ts'
import { parseDate } from './date.ts'
import {
  parseCountry,
  parseState,
  parseSurface,
  parseTransparency,
  parseType,
} from './lookup-fields.ts'
import type { ProblemList } from './problem-list.ts'
import { keepExtra, type RecordDraft } from './record-draft.ts'
import { parseId } from './record-id.ts'
import { setAtmospheres, setCone } from './set-firing.ts'

/** A field of an item as a file writes it, with its name there. */
export interface FieldText {
  readonly key: string
  readonly text: string
  readonly line: number
}

type ReadField = (draft: RecordDraft, field: FieldText, problems: ProblemList) => void

/** The usual tag of a language, with its script and region: `pt-BR`. */
const LANGUAGE = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/

/** How the text of a field is read, by what it says of an item. */
const READERS = {
  id: wholeNumber('id'),
  parentId: wholeNumber('parentId'),
  copiedFromId: wholeNumber('copiedFromId'),
  authorId: wholeNumber('authorId'),
  kilnScheduleId: wholeNumber('kilnScheduleId'),
  name: (draft, { text }) => {
    draft.name = text.trim()
  },
  parentName: (draft, { text }) => {
    draft.parentName = text
  },
  copiedFromName: (draft, { text }) => {
    draft.copiedFromName = text
  },
  author: (draft, { text }) => {
    if (text !== '') draft.author = text
  },
  date: day('date'),
  dateModified: day('dateModified'),
  // Its name always, its id where the product has such a type.
  type: (draft, { text }) => {
    if (text.trim() === '') return
    draft.typeName = text.trim()
    const id = parseType(text, 'components' in draft ? 'recipe' : 'material')
    if (id !== undefined) draft.typeId = id
  },
  state: oneOf('stateId', parseState),
  country: oneOf('countryId', parseCountry),
  cone: (draft, { text, line }, problems) => setCone(draft, text, line, problems),
  atmospheres: (draft, { key, text }) => setAtmospheres(draft, text, key),
  surface: oneOf('surfaceId', parseSurface),
  transparency: oneOf('transparencyId', parseTransparency),
  specificGravity: figureOfSlip('specificGravity'),
  waterAmount: figureOfSlip('waterAmount'),
  tags: (draft, { text }) => {
    draft.tags = readTags(text)
  },
  language: (draft, { key, text }) => {
    if (LANGUAGE.test(text)) draft.language = text
    else keepExtra(draft, key, text)
  },
  description: (draft, { text }) => {
    if (text.trim() !== '') draft.description = text
  },
  source: (draft, { text }) => keepExtra(draft, 'source', text),
  formula: (draft, { key, text }) => {
    if ('kind' in draft) draft.formula = text
    else keepExtra(draft, key, text)
  },
  unityType: (draft, { key, text }) => {
    const unityType = 'kind' in draft ? parseUnityType(text.trim()) : undefined
    if (unityType !== undefined && 'kind' in draft) draft.unityType = unityType
    else keepExtra(draft, key, text)
  },
  density: figureOfMaterial('density'),
  cost: figureOfMaterial('cost'),
} satisfies Record<string, ReadField>

/** What a field says of an item. */
export type FieldMeaning = keyof typeof READERS

/** What the fields of a format mean, by their names there. */
export type FieldMeanings = ReadonlyMap<string, FieldMeaning>

/** Reads a field into the record; one without a meaning, or not understood, is kept under its name. */
export function readField(
  draft: RecordDraft,
  meaning: FieldMeaning | undefined,
  field: FieldText,
  problems: ProblemList,
) {
  if (meaning === undefined) keepExtra(draft, field.key, field.text)
  else READERS[meaning](draft, field, problems)
}

function wholeNumber(
  name: 'id' | 'parentId' | 'copiedFromId' | 'authorId' | 'kilnScheduleId',
): ReadField {
  return (draft, { key, text, line }, problems) => {
    const id = parseId(text)
    if (id !== undefined) draft[name] = id
    else if (text !== '') {
      keepExtra(draft, key, text)
      problems.add(line, 'notAWholeNumber', { key, text })
    }
  }
}

/** A word of a table; one that is not there is kept. */
function oneOf(
  name: 'stateId' | 'countryId' | 'surfaceId' | 'transparencyId',
  parse: (text: string) => number | undefined,
): ReadField {
  return (draft, { key, text }) => {
    const id = parse(text)
    if (id === undefined) keepExtra(draft, key, text)
    else draft[name] = id
  }
}

function day(name: 'date' | 'dateModified'): ReadField {
  return (draft, { key, text, line }, problems) => {
    if (text.trim() === '') return
    const date = parseDate(text)
    if (date !== null) draft[name] = date
    else {
      keepExtra(draft, key, text)
      problems.add(line, 'unknownDate', { key, text })
    }
  }
}

function figureOfSlip(name: 'specificGravity' | 'waterAmount'): ReadField {
  return (draft, { key, text }) => {
    // No slip weighs a thousand times as much as water, or holds a thousand times as much of it.
    const figure = parseDecimal(text, 'decimal')
    if (figure.ok) draft[name] = figure.value
    else keepExtra(draft, key, text)
  }
}

function figureOfMaterial(name: 'density' | 'cost'): ReadField {
  return (draft, { key, text, line }, problems) => {
    if (text === '') return
    if (!('kind' in draft)) return keepExtra(draft, key, text)
    const figure = readAmount({ name: key, text, line }, problems)
    if (figure.ok) draft[name] = figure.value
    else {
      keepExtra(draft, key, text)
      problems.add(line, 'notANumber', { key, text })
    }
  }
}
