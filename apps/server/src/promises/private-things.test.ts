import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openPrivateThings, ROLES } from '#testing/asking-for-private-things.ts'
import { EVERY_CALL } from '#testing/patiently.ts'
import { FIRST_PRIVATE_ID, MARKER } from '#testing/private-things.ts'

/**
 * Private things of one person, named by a word that stands nowhere else, and every call of the
 * OpenAPI document asked for them by everyone else. That it is answered as if there were none:
 * `private-as-nothing.test.ts`.
 */
const asking = openPrivateThings()
const { attemptsAt, send, get } = asking

/** Words of the owner's that are for nobody else. */
const forbidden = () => [MARKER, MARKER.toLowerCase(), asking.things.people.owner.email]

describe.each(ROLES)('what is private to somebody, to %s', (role) => {
  it('is in no answer of any call', EVERY_CALL, async () => {
    const attempts = asking.operations.flatMap(attemptsAt)
    expect(attempts.length).toBeGreaterThan(200)
    const leaks: string[] = []
    for (const attempt of attempts) {
      const { status, headers, body } = await send(role, attempt)
      // What was asked for may be said again; nothing else of it may.
      const said = `${headers}\n${body}`.replaceAll(encodeURIComponent(MARKER), '')
      const asked = attempt.url.includes(MARKER) && status >= 400
      if (!asked && forbidden().some((word) => said.includes(word))) {
        leaks.push(`${attempt.operation.method} ${attempt.url}`)
      }
    }
    expect(leaks).toEqual([])
  })

  it('is in no file for machines', async () => {
    const file = Math.floor(FIRST_PRIVATE_ID / 20_000)
    for (const url of [
      '/sitemap.xml',
      '/sitemap-0.xml',
      `/sitemap-${file}.xml`,
      '/robots.txt',
      '/openapi.json',
      '/metrics',
    ]) {
      const { body } = await get(role, url)
      for (const word of forbidden()) expect(body, url).not.toContain(word)
    }
  })
})

describe('to its owner', () => {
  it('it is all there', async () => {
    const { operations } = asking
    const seen = new Set<string>()
    // A GET that is a POST too changes something.
    const reading = operations.filter(
      ({ method, path }) =>
        method === 'GET' &&
        !operations.some((other) => other.method === 'POST' && other.path === path),
    )
    for (const attempt of reading.flatMap(attemptsAt)) {
      const { status, body } = await send('owner', attempt)
      if (status === 200 && body.includes(MARKER)) seen.add(attempt.operation.id)
    }
    expect([...seen]).toEqual(
      expect.arrayContaining(['GET getMaterial', 'GET exportMaterial', 'GET searchMaterials']),
    )
    expect(seen.size).toBeGreaterThan(5)
  })

  it('and after everybody has tried everything it is as it was', async () => {
    const { db } = asking.test
    const { people, material } = asking.things
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from material
      where id >= ${FIRST_PRIVATE_ID} and is_private and owner_id = ${people.owner.id}
      and name like ${`${MARKER}%`}`.execute(db)
    expect(rows[0]?.count).toBe(3)
    const { rows: stolen } = await sql`select from material_component as line
      join material as recipe on recipe.id = line.recipe_id
      where line.component_id = ${material} and recipe.owner_id <> ${people.owner.id}`.execute(db)
    expect(stolen).toEqual([])
  })
})
