import { expect, it } from 'vitest'
import * as z from 'zod'
import { ENDPOINTS } from '../endpoints.ts'
import { lineField, NOT_A_LINE, NOT_A_TEXT, textField } from './text.ts'

const problemOf = (schema: z.ZodType, text: string) => schema.safeParse(text).error?.issues[0]

it('says what a line and a text of several lines may hold', () => {
  expect(lineField().parse(' Céladon 6\n')).toBe('Céladon 6')
  for (const text of [
    'a\u001b[2Jb',
    'a\u0007',
    'a\r\nb',
    'a\u202eb',
    '\u200b',
    `e${'\u0334'.repeat(6)}`,
  ]) {
    expect(problemOf(lineField(), text)?.message, JSON.stringify(text)).toBe(NOT_A_LINE)
  }
  expect(textField().parse('One\n\tTwo')).toBe('One\n\tTwo')
  expect(problemOf(textField(), 'One\u001b')?.message).toBe(NOT_A_TEXT)
})

it('letters with marks are kept as single signs, so that what looks the same is the same', () => {
  for (const name of ['Émail Crème', '청자', 'がら']) {
    for (const field of [lineField(), textField()])
      expect(field.parse(name.normalize('NFD'))).toBe(name)
  }
})

it('says of what is missing what is needed, and of what is no text that it must be one', () => {
  const name = z.object({ name: lineField('Name is required') })
  const said = (value: unknown) => name.safeParse(value).error?.issues[0]?.message
  for (const nothing of [{}, { name: null }]) expect(said(nothing)).toBe('Name is required')
  for (const other of [7, [], {}, true]) expect(said({ name: other })).toBe('must be a text')
})

/**
 * Passwords and tokens, choices, texts that are compared, translated or logged and never stored, and a name
 * that is checked only where it becomes one.
 */
const FREE =
  /password(?:_confirmation)?$|\.token$|\.accept_terms$|\.can_email_\w+$|\.wants_daily_mail$|^matchImport\.(ingredients|recipes)$|^translateText\.text$|^reportError\.(message|stack|version)$|^addToCollection\.collectionName$|^solve\.((materials|furtherMaterials)\.(id|name)|limits\.groups\.(name|materialIds))$/

it('every text that a call takes for others to read is one or the other', () => {
  const free = Object.values(ENDPOINTS).flatMap(({ id, body }) =>
    body === undefined ? [] : freeTexts(body, id),
  )
  expect(free.filter((path) => !FREE.test(path))).toEqual([])
})

/** Paths of texts within a schema that take a control character. */
function freeTexts(schema: z.core.$ZodType, path: string): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'string':
      return takesControl(schema) ? [path] : []
    case 'object':
      return Object.entries(def.shape).flatMap(([key, child]) => freeTexts(child, `${path}.${key}`))
    case 'array':
      return freeTexts(def.element, path)
    case 'record':
      return freeTexts(def.valueType, path)
    case 'union':
      return def.options.flatMap((option) => freeTexts(option, path))
    case 'pipe':
      if (def.in._zod.def.type === 'transform') return freeTexts(def.out, path)
      return takesControl(schema) ? freeTexts(def.in, path) : []
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
      return freeTexts(def.innerType, path)
    default:
      return []
  }
}

const takesControl = (schema: z.core.$ZodType) => z.safeParse(schema, 'Some\u001btext').success
