import { describe, expect, it } from 'vitest'
import { openPrivateThings, ROLES } from '#testing/asking-for-private-things.ts'
import type { Attempt } from '#testing/attempts.ts'
import { EVERY_CALL } from '#testing/patiently.ts'
import { PRIVATE_CDN_ID, privateIds } from '#testing/private-things.ts'

/**
 * Nobody learns from an answer that somebody has a private thing: every call of the OpenAPI document
 * answers the same as where there is none. That it does not tell what is in it:
 * `private-things.test.ts`.
 */
const asking = openPrivateThings()
const { attemptsAt, send, get } = asking

/** An id that nothing has. */
const UNUSED_ID = 1_900_000_001
const UNUSED_CDN_ID = 'c0ffee11c0ffee11c0ffee11c0ffee11'

/** The same attempt at things that do not exist. */
function atNothing(attempt: Attempt): Attempt {
  const swap = (text: string) =>
    privateIds(asking.things)
      .reduce((all, id) => all.replaceAll(String(id), String(UNUSED_ID)), text)
      .replaceAll(PRIVATE_CDN_ID, UNUSED_CDN_ID)
  return { ...attempt, url: swap(attempt.url), payload: attempt.payload && swap(attempt.payload) }
}

/** An answer without what differs from one request to the next. */
function comparable({ status, body }: { status: number; body: string }): string {
  // What is new has a number and a time of its own.
  if (status === 201) return '201'
  const plain = [...privateIds(asking.things), UNUSED_ID].reduce(
    (text, id) => text.replaceAll(String(id), 'ID'),
    body,
  )
  return `${status} ${plain.replace(/"(request_id|updatedAt)":"[^"]*"/g, '').replaceAll(UNUSED_CDN_ID, PRIVATE_CDN_ID)}`
}

/** The answers where the things are, and where they are not. */
async function askBoth(role: (typeof ROLES)[number], attempt: Attempt) {
  const there = comparable(await send(role, attempt))
  return [there, comparable(await send(role, atNothing(attempt)))] as const
}

describe.each(ROLES)('what is private to somebody, to %s', (role) => {
  it('is answered like what does not exist', EVERY_CALL, async () => {
    const attempts = asking.operations
      .flatMap(attemptsAt)
      .filter((attempt) => atNothing(attempt).url !== attempt.url || attempt.payload !== undefined)
    expect(attempts.length).toBeGreaterThan(200)
    const differences: string[] = []
    for (const attempt of attempts) {
      let [there, nowhere] = await askBoth(role, attempt)
      // What the first of them made, such as a collection of that name, was in the way of the second.
      if (there !== nowhere) [there, nowhere] = await askBoth(role, attempt)
      if (there === nowhere) continue
      differences.push(
        `${attempt.operation.method} ${attempt.url}: ${there.slice(0, 200)} | ${nowhere.slice(0, 200)}`,
      )
    }
    expect(differences).toEqual([])
  })

  it('is not forbidden but not found', async () => {
    const { recipe, material } = asking.things
    for (const url of [
      `/v2/recipes/${recipe}`,
      `/v2/recipes/${material}/export/YAML`,
      `/v2/logs/${recipe}`,
      `/v2/logs/${material}`,
      `/images/${PRIVATE_CDN_ID}`,
    ]) {
      expect((await get(role, url)).statusCode, url).toBe(404)
    }
  })
})
