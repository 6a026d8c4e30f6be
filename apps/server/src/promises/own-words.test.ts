import type { Endpoint } from '@glazy/contract/endpoint'
import { ENDPOINTS } from '@glazy/contract/endpoints'
import { expect, it } from 'vitest'
import type * as z from 'zod'
import { findProblem } from '#platform/texts/field-problems.ts'
import { NOT_OURS } from '#testing/not-ours.ts'
import { wrongValues } from '#testing/wrong-values.ts'

const PARTS = Object.values<Endpoint>(ENDPOINTS).flatMap(({ id, params, query, body }) =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema === undefined ? [] : [[id, part, schema] as const],
  ),
)

it.each(PARTS)(
  '%s says what is wrong with its %s in words of ours, which every language has',
  (_id, _part, schema: z.ZodType) => {
    const found = new Set<string>()
    const issues = wrongValues(schema).flatMap(
      (value) => schema.safeParse(value).error?.issues ?? [],
    )
    for (const { path, message } of issues) {
      if (NOT_OURS.test(message) || findProblem('en', message) === undefined) {
        found.add(`${path.join('.')}: ${message}`)
      }
    }
    expect([...found]).toEqual([])
    expect(issues).not.toEqual([])
  },
)
