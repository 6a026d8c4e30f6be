import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { MaterialDraft } from './material-draft.ts'
import {
  contentReader,
  readContent,
  type Upgrade,
  VERSION_FORMAT,
  writeContent,
} from './version-content.ts'

/**
 * A sample of every format that versions were ever written in: what stood in the database, and what
 * it says in the words of today. Samples are never changed: rows like them lie in libraries.
 */
interface Sample {
  readonly stored: Readonly<Record<string, unknown>>
  readonly draft: MaterialDraft
}

const FORMATS = new URL('./formats/', import.meta.url)
const samples = readdirSync(FORMATS).map((file) => {
  const sample = JSON.parse(readFileSync(new URL(file, FORMATS), 'utf8')) as Sample // its writer knew
  return { file, format: Number(/^format-(\d+)-/.exec(file)?.[1]), ...sample }
})

describe('versions', () => {
  it.each(samples)('of $file are read', ({ format, stored, draft }) => {
    expect(readContent(format, stored)).toEqual(draft)
  })

  it('of every format have a sample', () => {
    const formats = new Set(samples.map(({ format }) => format))
    expect([...formats].toSorted()).toEqual(
      Array.from({ length: VERSION_FORMAT }, (_, at) => at + 1),
    )
  })

  it('of today are read as they were written', () => {
    const drafts = samples.map(({ draft }) => draft)
    expect(drafts.length).toBeGreaterThan(0)
    for (const draft of drafts) {
      const stored: unknown = JSON.parse(JSON.stringify(writeContent(draft)))
      expect(readContent(VERSION_FORMAT, stored)).toEqual(draft)
    }
  })

  it.each([
    ['a newer format', VERSION_FORMAT + 1, { kind: 'recipe', name: 'Test' }, 'a newer program'],
    ['a field of another type', 1, { kind: 'recipe', name: 'Test', stateId: 'new' }, 'stateId'],
    ['a field nobody knows', 1, { kind: 'recipe', name: 'Test', mood: 1 }, 'mood'],
    ['no content', 1, null, 'content'],
  ])('that cannot be read say why: %s', (_, format, stored, reason) => {
    expect(() => readContent(format, stored)).toThrow(
      expect.objectContaining({
        code: 'version.unreadable',
        message: expect.stringContaining(reason) as string,
      }),
    )
  })
})

describe('versions of a library that has had three formats', () => {
  const recipe = { kind: 'recipe', name: 'Celadon' }
  // Each needs the one before it, so that another order, or one too many, does not read.
  const upgrades: readonly Upgrade[] = [
    ({ title, ...content }) => ({ ...content, heading: `${String(title)}on` }),
    ({ heading, ...content }) => ({ ...content, name: heading }),
  ]
  const read = contentReader(upgrades)

  it.each([
    [1, { kind: 'recipe', title: 'Celad' }],
    [2, { kind: 'recipe', heading: 'Celadon' }],
    [3, recipe],
  ])('are read from format %i on', (format, stored) => {
    expect(read(format, stored)).toEqual(recipe)
  })

  it.each([
    ['a newer format', 4, recipe, 'in format 4; this one reads up to 3'],
    ['an older format than it says', 2, { kind: 'recipe', title: 'Celad' }, 'name: '],
    ['no content', 1, null, 'content'],
    ['a list', 1, [], 'content'],
  ])('that cannot be read say why: %s', (_, format, stored, reason) => {
    expect(() => read(format, stored)).toThrow(
      expect.objectContaining({
        code: 'version.unreadable',
        message: expect.stringContaining(reason) as string,
      }),
    )
  })
})
