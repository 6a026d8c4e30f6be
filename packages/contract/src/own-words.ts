import * as z from 'zod'

/**
 * What is wrong with a field whose schema has no sentence of its own: what is allowed there, in words for
 * potters. Who imports this has them in all schemas. Texts in other languages are found by the
 * sentences; a kind of problem without one here is told in zod's words, which a test finds.
 */
z.config({ customError: sayWhatIsAllowed })

const KINDS: Readonly<Record<string, string>> = {
  string: 'must be a text',
  number: 'must be a number',
  boolean: 'must be true or false',
  array: 'must be a list',
  object: 'must be an object with fields',
  record: 'must be an object with fields',
}

const FORMATS: Readonly<Record<string, string>> = {
  datetime: 'must be a time such as 2026-01-31T12:00:00Z',
  date: 'must be a date such as 2026-01-31',
  uuid: 'must be a UUID',
}

function sayWhatIsAllowed(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is required' : KINDS[issue.expected]
    case 'invalid_value':
      return oneOf(issue.values)
    case 'invalid_format':
      return FORMATS[issue.format]
    case 'invalid_union':
      return Array.isArray(issue.options) ? oneOf(issue.options) : closest(issue.errors)
    case 'unrecognized_keys':
      return unknownFields(issue.keys.map((key) => JSON.stringify(key)))
    case 'too_big':
      return atMost(issue.origin, String(issue.maximum))
    case 'too_small':
      return atLeast(issue.origin, String(issue.minimum), issue.inclusive ?? true)
    default:
      return undefined
  }
}

function oneOf(values: readonly unknown[]): string {
  return `must be one of ${values.map((value) => (value === '' ? '""' : value)).join(', ')}`
}

/** Of several schemas, what is wrong with the one that was most likely meant: it fits down to a field. */
function closest(refusals: readonly (readonly z.core.$ZodIssue[])[]): string | undefined {
  const issues = refusals.flatMap(([first]) => first ?? [])
  const issue =
    issues.find(({ path }) => path.length > 0) ??
    issues.find(({ code }) => code !== 'invalid_type') ??
    issues[0]
  return issue && [issue.path.join('.'), issue.message].filter((part) => part !== '').join(' ')
}

function unknownFields(names: readonly string[]): string {
  const fields = names.length === 1 ? 'an unknown field' : 'unknown fields'
  return `has ${fields}: ${names.join(', ')}`
}

function atMost(origin: string, most: string): string {
  if (origin === 'string') return `must be at most ${most} characters`
  if (origin === 'array') return `must hold at most ${most} entries`
  return `must be at most ${most}`
}

function atLeast(origin: string, least: string, isIncluded: boolean): string | undefined {
  if (origin === 'array') return least === '1' ? 'must hold at least one entry' : undefined
  if (origin === 'string') {
    return least === '1' ? 'must not be empty' : `must be at least ${least} characters`
  }
  return isIncluded ? `must be a number of ${least} or more` : `must be a number above ${least}`
}
